import { readFileSync } from 'node:fs';
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

async function fill({ sql }: Database): Promise<void> {
  await sql`
    insert into outbox (id, queued_at, state, tries, note, sealed)
    values ('two', ${AT + 60_000}, 'held', 3, 'http-403', ${bytes(20)}),
      ('one', ${AT}, 'waiting', 0, '', ${bytes(10)})`;
  await sql`
    insert into day_count (day, source, kind, n) values
      ('2026-11-23', '', 'applications received', 9), ('2026-11-24', '', 'applications received', 4),
      ('2026-11-24', '', 'applications queued', 1), ('2026-11-25', '', 'empty-searches', 7),
      ('2026-11-24', '', 'empty-words icu nights', 5), ('2026-11-25', '', 'empty-words icu nights', 1),
      ('2026-11-24', '', 'empty-words cvor', 5),
      ('2026-11-23', 'indeed', 'view', 50), ('2026-11-24', 'indeed', 'view', 30),
      ('2026-11-24', 'indeed', 'apply', 8), ('2026-11-24', 'indeed', 'sent', 2),
      ('2026-11-24', 'direct', 'view', 20), ('2026-11-24', 'direct', 'apply', 9),
      ('2026-11-24', 'direct', 'sent', 6)`;
  await sql`
    insert into device (id, sealed, claimed_until)
    values ('aaaaaaaa11', ${bytes(30)}, 0), ('bbbbbbbb22', ${bytes(30)}, ${AT})`;
  await sql`insert into receipt (code, day) values ('A', '2026-08-01'), ('B', '2026-11-24')`;
  await sql`update feed set version = 3, fetched_at = '2026-11-24T09:55:00.000Z'`;
  await sql`
    insert into notice (engine, url, kind, noticed_at) values
      ('google', 'https://a/1', 'arrived', ${AT}), ('google', 'https://a/2', 'arrived', ${AT + 1_000}),
      ('google', 'https://a/3', 'left', ${AT})`;
  await sql`
    insert into job_block (number, hash, facts, texts)
    values (0, 'x', ${bytes(100)}, ${bytes(200)}), (1, 'y', ${bytes(10)}, ${bytes(20)})`;
}

/** What each has to answer, in the order of the page. */
const ANSWERS = [
  [
    { id: 'one', since: '2026-11-24 10:00:00', state: 'waiting', tries: 0, note: '' },
    { id: 'two', since: '2026-11-24 10:01:00', state: 'held', tries: 3, note: 'http-403' },
  ],
  [
    { day: '2026-11-24', kind: 'applications received', n: 4 },
    { day: '2026-11-24', kind: 'applications queued', n: 1 },
  ],
  [
    { source: 'direct', views: 20, begun: 9, sent: 6 },
    { source: 'indeed', views: 80, begun: 8, sent: 2 },
  ],
  [
    { words: 'icu nights', searches: 6 },
    { words: 'cvor', searches: 5 },
  ],
  [
    { device: 'aaaaaaaa', next: '' },
    { device: 'bbbbbbbb', next: '2026-11-24 10:00:00' },
  ],
  [{ receipts: 2, oldest: '2026-08-01' }],
  [
    { what: 'google arrived', n: 2, since: '2026-11-24 10:00:00' },
    { what: 'google left', n: 1, since: '2026-11-24 10:00:00' },
    { what: 'list', n: 1, since: '2026-11-24T09:55:00.000Z' },
  ],
  [
    { what: 'applications', n: 2, bytes: 30 },
    { what: 'devices', n: 2, bytes: 60 },
    { what: 'list, 50 jobs each', n: 2, bytes: 330 },
    { what: 'counts', n: 14, bytes: 0 },
  ],
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
