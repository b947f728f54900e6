import { aligned } from '@/scripts/owner/terminal';
import type { CallReport } from './calls';
import { EXIT_CODE, type PlatformReport } from './check-platform';
import type { FieldUse } from './fields';
import type { Finding } from './findings';

const VERDICT = {
  well: 'all is well',
  mend: 'something needs fixing',
  broken: 'a call fails, or breaks the contract',
} as const;
const LEVELS = ['broken', 'mend', 'note'] as const;
const MOST_UNKNOWN = 30;

/** The report for people: plain tables. */
export function printed(report: PlatformReport): string {
  const { calls, fields, findings, jobs, unknownFields, url, checkedAt, verdict } = report;
  const unknown = unknownFields.map(({ name, count }) => [name, String(count)]);
  const more = unknown.length - MOST_UNKNOWN;
  const blocks: readonly (readonly [head: string, lines: readonly string[]])[] = [
    ['PLATFORM', aligned([[url], [`checked ${checkedAt}`]])],
    ['CALLS', aligned(calls.map(callRow))],
    ['JOBS', jobs ? aligned(jobRows(jobs)) : []],
    ['FIELDS (records that fill each name)', aligned(fields.map(fieldRow))],
    [
      'UNKNOWN FIELDS (the site does not read them)',
      [
        ...aligned(unknown.slice(0, MOST_UNKNOWN)),
        ...(more > 0 ? [`and ${more} more: --json has all`] : []),
      ],
    ],
    [
      'FINDINGS (records, what is wrong, an example, and ids of some)',
      LEVELS.flatMap((level) => findings.filter((finding) => finding.level === level)).flatMap(
        findingLines,
      ),
    ],
  ];
  return [
    ...blocks.filter(([, lines]) => lines.length > 0).map(([head, lines]) => [head, ...lines]),
    [`Result: ${VERDICT[verdict]} (exit code ${EXIT_CODE[verdict]})`],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function callRow({ name, outcome, text, ms, exchanges }: CallReport): string[] {
  const statuses = exchanges.map(({ status }) => status ?? 'none').join(', ');
  return [name, outcome, statuses, exchanges.length > 0 ? `${ms} ms` : '', text];
}

const jobRows = (jobs: NonNullable<PlatformReport['jobs']>): string[][] => [
  ['records in the list', String(jobs.records)],
  ['read as jobs', String(jobs.read)],
  ['left out', String(jobs.dropped)],
  ['on the map', String(jobs.onMap)],
  ['accepted by search engines', String(jobs.postings)],
];

const fieldRow = ({ field, names, without }: FieldUse): string[] => [
  field,
  [...names.map(({ name, count }) => `${name} ${count}`), `none ${without}`].join(', '),
];

/** A line, and below it an example and ids where there are any. */
function findingLines({ level, count, text, example, ids }: Finding): string[] {
  const some = count > ids.length ? [...ids, '…'] : ids;
  const below = [...(example === null ? [] : [`'${example}' `]), ...(ids.length > 0 ? some : [])];
  const indent = ' '.repeat(13);
  return [
    `${level.padEnd(6)} ${String(count).padStart(5)} ${text}`,
    ...(below.length > 0 ? [indent + below.join(' ')] : []),
  ];
}
