import { file, html, json, text } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';
import { isObject, parseJson } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import type { Entry } from '@/sandbox/inbox/entry';
import type { Inbox } from '@/sandbox/inbox/inbox';
import { inboxPage } from '@/sandbox/inbox/page';
import { adhocJobs } from '@/sandbox/jobs/adhoc-jobs';
import type { JobFeed } from '@/sandbox/jobs/job-feed';
import { notFound } from '@/sandbox/platform/errors';

/** The page runs no script, loads nothing and may not be framed: it shows what strangers typed. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** A file name that any header can carry, and the exact one for browsers that support it. */
function disposition(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, '_').slice(0, 120) || 'resume';
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

async function resume(inbox: Inbox, part: string): Promise<Answer> {
  const found = await inbox.resumeOf(Number(part));
  if (!found) return notFound();
  return file(found.bytes, {
    'content-disposition': disposition(found.name),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
}

const withLink = (entry: Entry) =>
  entry.kind === 'application' && entry.resume
    ? { ...entry, resume: { ...entry.resume, href: `/inbox/${entry.n}/resume` } }
    : entry;

async function alert(inbox: Inbox, body: Buffer): Promise<Answer> {
  const sent = parseJson(body);
  if (!isObject(sent)) return text('The body must be a JSON object', 400);
  await inbox.addAlert(sent);
  return text('', 204);
}

/**
 * `/` shows what was received and `/inbox.json` the same for tests; `POST /alerts` receives the site's alerts (ALERT_WEBHOOK_URL);
 * `DELETE /inbox.json` empties the inbox.
 */
export const inboxRoutes = (inbox: Inbox, jobs: JobFeed): readonly Route[] => [
  {
    method: 'GET',
    path: '/',
    run: () =>
      html(
        inboxPage({
          entries: inbox.entries(),
          jobs: jobs.size(),
          adhocIds: [...adhocJobs().keys()],
        }),
        PAGE_HEADERS,
      ),
  },
  { method: 'POST', path: '/alerts', run: ({ body }) => alert(inbox, body) },
  { method: 'GET', path: '/inbox.json', run: () => json(inbox.entries().map(withLink)) },
  {
    method: 'DELETE',
    path: '/inbox.json',
    async run() {
      await inbox.clear();
      return json({ cleared: true });
    },
  },
  { method: 'GET', path: /^\/inbox\/(\d{1,9})\/resume$/, run: (_, part) => resume(inbox, part) },
];
