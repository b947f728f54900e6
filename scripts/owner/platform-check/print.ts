import { aligned } from '@/scripts/owner/aligned';
import type { CallReport } from './calls';
import { FACT_NAMES } from './doubt-sentences';
import type { FieldUse } from './field-use';
import type { Finding } from './finding';
import type { DoubtReport } from './list-doubts';
import { TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import { SENTENCES, type OpenQuestions } from './open-questions';
import type { PlatformReport } from './report';
import { EXIT_CODE } from './report';

const VERDICT = {
  well: 'all is well',
  mend: 'something needs fixing',
  broken: 'a call fails, or breaks the contract',
} as const;
const LEVELS = ['broken', 'mend', 'note'] as const;
const MOST_UNKNOWN = 30;
const MOST_SPECIALTIES = 12;
const MOST_QUESTIONS = 3;

/** The report for people: plain tables. */
export function printed(report: PlatformReport): string {
  const { calls, doubts, fields, findings, jobs, openQuestions, unknownFields } = report;
  const { url, checkedAt, verdict } = report;
  const blocks = [
    aligned([
      ['platform', url],
      ['checked', checkedAt],
    ]),
    ['CALLS', ...aligned(calls.map(callRow))],
    jobs ? ['JOBS', ...aligned(jobRows(jobs))] : [],
    fields.length > 0
      ? ['FIELDS (records that fill each name)', ...aligned(fields.map(fieldRow))]
      : [],
    unknownFields.length > 0
      ? [
          'UNKNOWN FIELDS (the site does not read them)',
          ...aligned(
            unknownFields
              .slice(0, MOST_UNKNOWN)
              .map(({ name, count, unlocks }) => [name, String(count), unlocks ?? '']),
          ),
          ...(unknownFields.length > MOST_UNKNOWN
            ? [`and ${unknownFields.length - MOST_UNKNOWN} more: --json has all`]
            : []),
        ]
      : [],
    openQuestions.length > 0 && (jobs?.read ?? 0) > 0
      ? [
          'POSTINGS (what most of them leave out, and a sentence that would answer it)',
          ...aligned(questionRows(openQuestions)),
        ]
      : [],
    openQuestions.length > 0 && (jobs?.read ?? 0) > 0
      ? [
          'SENTENCES (that would answer most open questions, and how many)',
          ...aligned(sentenceRows(openQuestions)),
        ]
      : [],
    doubts.length > 0
      ? [
          'TEXTS (as people typed them: jobs, what the site did about it, an example, and ids of some)',
          ...doubtLines(doubts),
        ]
      : [],
    findings.length > 0
      ? ['FINDINGS (records, and ids of some)', ...aligned(sorted(findings).map(findingRow))]
      : [],
    [`Result: ${VERDICT[verdict]} (exit code ${EXIT_CODE[verdict]})`],
  ];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
function size(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 100_000
    ? `${(bytes / 1_000).toFixed(1)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function callRow({ name, outcome, text, exchanges }: CallReport): string[] {
  const statuses = exchanges.map(({ status }) => status ?? 'none').join(', ');
  const ms = sum(exchanges.map((exchange) => exchange.ms));
  const bytes = sum(exchanges.map((exchange) => exchange.bytes));
  return exchanges.length === 0
    ? [name, outcome, '', '', '', text]
    : [name, outcome, statuses, `${ms} ms`, size(bytes), text];
}

function jobRows(jobs: NonNullable<PlatformReport['jobs']>): string[][] {
  return [
    ['records in the list', String(jobs.records)],
    ['read as jobs', String(jobs.read)],
    ['left out', String(jobs.dropped)],
    ['on the map', String(jobs.onMap)],
    ['accepted by search engines', String(jobs.postings)],
  ];
}

function fieldRow({ field, names, without }: FieldUse): string[] {
  const uses = names.map(({ name, count }) => `${name} ${count}`);
  return [field, [...uses, `none ${without}`].join(', ')];
}

/** All postings question by question, then each specialty with the three questions its postings leave out most. */
function questionRows(groups: readonly OpenQuestions[]): string[][] {
  const [all, ...specialties] = groups;
  return [
    ...(all?.open ?? []).map(({ question, postings }) => [
      TOPIC_NAMES[question],
      `${postings} of ${all?.postings}`,
      SENTENCES[question],
    ]),
    ...specialties.slice(0, MOST_SPECIALTIES).map(({ specialty, postings, open }) => [
      specialty ?? '',
      `${postings} postings`,
      open
        .slice(0, MOST_QUESTIONS)
        .map((one) => `${TOPIC_NAMES[one.question]} ${one.postings}`)
        .join(', '),
    ]),
  ];
}

/** The sentences for all postings, then the most useful one for each specialty. */
function sentenceRows([all, ...specialties]: readonly OpenQuestions[]): string[][] {
  return [
    ...(all?.sentences ?? []).map(({ sentence, answers }) => ['all', String(answers), sentence]),
    ...specialties
      .slice(0, MOST_SPECIALTIES)
      .flatMap(({ specialty, sentences: [first] }) =>
        first ? [[specialty ?? '', String(first.answers), first.sentence]] : [],
      ),
  ];
}

/** Field by field: how many jobs, a sentence, and below it an example and ids. */
function doubtLines(doubts: readonly DoubtReport[]): string[] {
  const width = Math.max(...doubts.map(({ count }) => String(count).length));
  return doubts.flatMap(({ field, text, count, example, ids }, at) => [
    ...(doubts[at - 1]?.field === field ? [] : [FACT_NAMES[field]]),
    `  ${String(count).padStart(width)}  ${text}`,
    `  ${' '.repeat(width)}  '${example}'  ${ids.join(' ')}${count > ids.length ? ' …' : ''}`,
  ]);
}

const sorted = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));

function findingRow({ level, text, count, examples }: Finding): string[] {
  const more = count > examples.length ? ' …' : '';
  return [level, String(count), text, examples.length > 0 ? examples.join(' ') + more : ''];
}
