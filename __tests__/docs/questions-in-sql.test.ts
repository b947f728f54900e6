import { readFileSync } from 'node:fs';
import type { Job } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { toRow } from '@/lib/server/jobs/table/job-row';
import { toListedJobs, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import { buildJob } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import type { Database } from '@/lib/server/database/sql';

/** The questions of docs/run.md with their SQL, in its order. */
function questionsIn(text: string): readonly (readonly [question: string, sql: string])[] {
  const chapter = /^### Questions in SQL\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  return [...chapter.matchAll(/^(\S[^\n]*\?)[^\n]*\n\n```sql\n(.*?)\n```/gms)].map(
    ([, question = '', sql = '']) => [question, sql.replace(/;\s*$/, '')],
  );
}
const QUESTIONS = questionsIn(readFileSync('docs/run.md', 'utf8'));

const AT = Date.parse('2026-11-24T10:00:00Z');
const bytes = (length: number) => new Uint8Array(length);

const CT: Partial<Job> = { title: 'CT Tech', specialties: ['CT'], shifts: ['Days'], state: 'IA' };
type Stored = readonly [
  version: number,
  goneOn: string | null,
  told: Partial<Job>,
  changes?: JobChanges,
];
/** Each of another day, from which on it was listed: ICU nights in Texas, unless told. A look-up alone found the last. */
const JOBS: readonly Stored[] = [
  [3, null, { firstSeenOn: '2026-10-31', postedOn: '2026-10-25', specialties: ['ICU', 'PCU'] }],
  [1, null, { firstSeenOn: '2026-11-02', postedOn: '2026-11-01' }],
  [2, '2026-10-01', { firstSeenOn: '2026-09-02', shifts: ['Days', 'Nights'] }],
  [2, '2026-09-30', { firstSeenOn: '2026-09-01' }],
  [
    3,
    null,
    { ...CT, firstSeenOn: '2026-11-01', postedOn: null, payText: '$50/hr' },
    [['2026-11-12', 'pay', 2, 2]],
  ],
  [3, '2026-10-04', { ...CT, firstSeenOn: '2026-10-02' }, [['2026-10-03', 'shift']]],
  [0, '2026-10-03', { firstSeenOn: '2026-10-03', payText: '$1' }],
];

async function fill({ sql }: Database): Promise<void> {
  await sql`
    insert into outbox (id, queued_at, state, tries, note, sealed)
    values ('two', ${AT + 60_000}, 'held', 3, 'http-403', ${bytes(20)}),
      ('one', ${AT}, 'waiting', 0, '', ${bytes(10)})`;
  await sql`
    insert into day_count (day, source, kind, n) values
      ('2026-11-25', '', 'empty-searches', 7),
      ('2026-11-24', '', 'empty-words icu nights', 5), ('2026-11-25', '', 'empty-words icu nights', 1),
      ('2026-11-24', '', 'empty-words cvor', 5), ('2026-11-24', 'indeed', 'view', 30)`;
  await sql`update feed set version = 3, fetched_at = '2026-11-24T09:55:00.000Z'`;
  await sql`
    insert into notice (engine, url, kind, noticed_at) values
      ('google', 'https://a/1', 'arrived', ${AT}), ('google', 'https://a/2', 'arrived', ${AT + 1_000}),
      ('google', 'https://a/3', 'left', ${AT})`;
  for (const [version, goneOn, told, changes = []] of JOBS) {
    const [job] = toListedJobs([buildJob({ ...told, id: `a${told.firstSeenOn}` })]);
    const row = toRow({ ...(job as ListedJob), changes }, goneOn);
    await sql`
      insert into job (id, version, first_seen, gone_on, facts, changes)
      values (${row.id}, ${version}, ${row.firstSeen}, ${goneOn}, as_json(${row.facts}), as_json(${row.changes}))`;
  }
}

/** What each has to answer, in the order of the page. */
const ANSWERS = [
  [
    { id: 'one', since: '2026-11-24 10:00:00', state: 'waiting', tries: 0, note: '' },
    { id: 'two', since: '2026-11-24 10:01:00', state: 'held', tries: 3, note: 'http-403' },
  ],
  [
    { words: 'icu nights', searches: 6 },
    { words: 'cvor', searches: 5 },
  ],
  [
    { what: 'google arrived', n: 2, since: '2026-11-24 10:00:00' },
    { what: 'google left', n: 1, since: '2026-11-24 10:00:00' },
    { what: 'list', n: 1, since: '2026-11-24T09:55:00.000Z' },
  ],
  [
    { state: 'TX', jobs: 2 },
    { state: 'IA', jobs: 1 },
  ],
  [
    { month: '2026-09', jobs: 2, gone: 2 },
    { month: '2026-10', jobs: 2, gone: 1 },
    { month: '2026-11', jobs: 2, gone: 0 },
  ],
  [{ jobs: 2 }],
  [
    { specialty: 'ICU', jobs: 2, days: 29 },
    { specialty: 'CT', jobs: 1, days: 2 },
  ],
  [
    { id: 'a2026-10-31', title: 'ICU RN', days: 30 },
    { id: 'a2026-11-02', title: 'ICU RN', days: 23 },
  ],
  [{ pay: '$2,310 - $2,480 weekly', jobs: 2 }],
  [{ id: 'a2026-11-01', title: 'CT Tech', pay: '$50/hr' }],
] as const;

it('docs/run.md has an answer to each', () => expect(QUESTIONS).toHaveLength(ANSWERS.length));

/** A statement of text alone. */
const asTemplate = (text: string) => Object.assign([text], { raw: [text] }) as TemplateStringsArray;

describeDatabases('a question of docs/run.md', (open) => {
  it.each(QUESTIONS.map(([question, sql], at) => [question, sql, ANSWERS[at]] as const))(
    '%s',
    async (_, sql, answer) => {
      const database = open();
      await fill(database);
      const { rows } = await database.sql(asTemplate(sql));
      expect(rows).toEqual(answer);
    },
  );

  it('can be asked of an empty database', async () => {
    const database = open();
    for (const [, sql] of QUESTIONS) await database.sql(asTemplate(sql));
  });
});
