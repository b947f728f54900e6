import { escapeHtml } from '@/sandbox/http/escape';
import type { AlertEntry, ApplicationEntry, Entry, MessageEntry } from '@/sandbox/inbox/entry';
import { STYLE } from '@/sandbox/inbox/style';

/** Entries beyond this are only in `/inbox.json`. */
const SHOWN = 200;

const row = (term: string, value: string | null): string =>
  value ? `<div><dt>${term}</dt><dd>${value}</dd></div>` : '';

const asText = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : escapeHtml(String(value));

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024
    ? `${Math.round(bytes / 1024)} KB`
    : `${(bytes / 1048576).toFixed(1)} MB`;
}

function timeOf(iso: string): string {
  const shown = iso.slice(0, 16).replace('T', ' ');
  return `<time datetime="${escapeHtml(iso)}">${escapeHtml(shown)} UTC</time>`;
}

/** An object's fields in one line each; long values (captcha tokens) are shortened. */
function fieldsOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const lines = Object.entries(value).map(([name, field]) => {
    const shown = typeof field === 'string' ? field : JSON.stringify(field);
    const short = shown.length > 40 ? `${shown.slice(0, 40)}…` : shown;
    return `<span><b>${escapeHtml(name)}</b> ${short ? escapeHtml(short) : '<i>empty</i>'}</span>`;
  });
  return lines.join('') || null;
}

function resumeLink({ n, resume }: ApplicationEntry): string {
  if (!resume) return '<i>none</i>';
  return `<a href="/inbox/${n}/resume">${escapeHtml(resume.name)}</a> <span class="soft">${sizeOf(resume.bytes)}</span>`;
}

const consentText = (given: boolean | null): string =>
  given === null ? '<i>not said</i>' : given ? 'Yes, may be contacted' : 'No';

function applicationCard(entry: ApplicationEntry): string {
  const name = escapeHtml(`${entry.firstName} ${entry.lastName}`);
  const job = entry.jobId
    ? `${asText(entry.jobTitle) ?? '<i>untitled</i>'} <code>${escapeHtml(entry.jobId)}</code>`
    : 'Quick Apply, no job';
  return `<article>
<header><p class="kind">Application ${entry.n}</p>${timeOf(entry.receivedAt)}</header>
<h2>${name}</h2>
<dl>
${row('Job', job)}
${row('Email', asText(entry.email))}
${row('Phone', asText(entry.phone))}
${row('Resume', resumeLink(entry))}
${row('Consent', consentText(entry.receiveUpdates))}
${row('More', fieldsOf(entry.more))}
${row('Sources', fieldsOf(entry.contactValues))}
${row('Bot check', fieldsOf(entry.botDetection))}
</dl>
</article>`;
}

function messageCard(entry: MessageEntry): string {
  const { subject, message, ...rest } = entry.params;
  return `<article>
<header><p class="kind is-message">Message ${entry.n}</p>${timeOf(entry.receivedAt)}</header>
<h2>${asText(subject) ?? 'No subject'}</h2>
${message ? `<p class="message">${escapeHtml(message)}</p>` : ''}
<dl>
${Object.entries(rest)
  .map(([name, value]) => row(escapeHtml(name), asText(value)))
  .join('\n')}
${row('Service', `${escapeHtml(entry.serviceId)} · ${escapeHtml(entry.templateId)}`)}
</dl>
</article>`;
}

function alertCard({ n, receivedAt, alert }: AlertEntry): string {
  const { text, ...rest } = alert;
  const [first = '', ...more] = String(text ?? '').split('\n');
  return `<article>
<header><p class="kind is-alert">Alert ${n}</p>${timeOf(receivedAt)}</header>
<h2>${asText(first) ?? 'No words'}</h2>
${more.length > 0 ? `<p class="message">${escapeHtml(more.join('\n'))}</p>` : ''}
<dl>
${row('Fields', fieldsOf(rest))}
</dl>
</article>`;
}

function card(entry: Entry): string {
  if (entry.kind === 'application') return applicationCard(entry);
  return entry.kind === 'message' ? messageCard(entry) : alertCard(entry);
}

const EMPTY = `<div class="empty">
<h2>Nothing here, yet</h2>
<p>Open the site, find a job and apply: the application appears here, with its resume.</p>
</div>`;

const countOf = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The sandbox's front page: everything that arrived, newest first. */
export function inboxPage({
  entries,
  jobs,
  adhocIds,
}: {
  entries: readonly Entry[];
  jobs: number;
  adhocIds: readonly string[];
}): string {
  const number = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  const alerts = number('alert');
  const cards = entries.slice(0, SHOWN).map(card);
  const older = entries.length - cards.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Inbox · Staffing sandbox</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Inbox</h1>
<p class="lead">The staffing platform in a box. It serves ${countOf(jobs, 'job record')} and has received ${countOf(number('application'), 'application')} and ${countOf(number('message'), 'message')}${alerts > 0 ? `; ${countOf(alerts, 'alert')} came from the site` : ''}.</p>
${cards.join('\n') || EMPTY}
${older > 0 ? `<p class="soft">${countOf(older, 'older entry').replace('entrys', 'entries')} in <a href="/inbox.json">inbox.json</a>.</p>` : ''}
<footer>
<p><a href="/inbox.json">inbox.json</a> · <a href="/__calls">calls received</a> · <a href="/__faults">faults ordered</a> · <a href="/services/apexrest/cerebralstaffing?Job_Type=Clinical">job list</a></p>
<p>Ad-hoc jobs, reached by id alone: ${adhocIds.map((id) => `<code>${escapeHtml(id)}</code>`).join(' ')}</p>
</footer>
</main>
</body>
</html>
`;
}
