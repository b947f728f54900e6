import { readFileSync } from 'node:fs';
import pg from 'pg';
import { describeUnless } from '@/__tests__/support/left-out';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';
import type { JobSummary } from '@/lib/domain/job/job';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { similarJobs } from '@/lib/domain/lists/similar-jobs';
import { indexJobs } from '@/__tests__/support/index-jobs';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { findJobs, searchJobs } from '@/lib/domain/search/job-search';

const ROWS = 2_000;
const text = readFileSync('docs/how-to/a-million-jobs.md', 'utf8');

/** The statements of the blocks below a heading, or of one of them, for fewer rows. */
const statementsOf = (heading: string, block?: number): readonly string[] => {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = [...own.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
  return (block === undefined ? blocks : blocks.slice(block, block + 1))
    .flatMap((sql) => sql.split(/;\n/))
    .map((sql) => sql.trim().replace('(1, 1000000)', `(1, ${ROWS})`))
    .filter(Boolean);
};

type Row = {
  readonly id: string;
  readonly job_number: string;
  readonly titles: readonly string[];
  readonly specialty: string;
  readonly shift: string | null;
  readonly job_type: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly pay_min: number | null;
  readonly pay_max: number | null;
  readonly age: number | null;
  readonly says: readonly string[];
};
type Count = { readonly facet: string; readonly label: string | null; readonly n: number };

const toSummary = (row: Row): JobSummary => ({
  id: row.id,
  jobNumber: row.job_number,
  title: row.titles[0] ?? '',
  titles: row.titles,
  specialties: [row.specialty],
  shifts: row.shift === null ? [] : [row.shift],
  orderTypes: [row.job_type],
  city: row.city,
  state: row.state,
  placeText: null,
  pay:
    row.pay_min === null || row.pay_max === null
      ? null
      : { figure: '', unit: 'week', week: { min: row.pay_min, max: row.pay_max } },
  contractLength: null,
  daysOpen: row.age,
  postedOn: null,
  coordinates: { latitude: row.latitude, longitude: row.longitude },
  says: row.says,
});

describeUnless(noPostgres)('the recipe for a million jobs, with two thousand', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let client: pg.Client;
  let index: JobIndex;

  /** Runs statements, and returns the rows of the last one. */
  async function run<T extends object>(statements: readonly string[]): Promise<readonly T[]> {
    let rows: readonly T[] = [];
    for (const statement of statements) ({ rows } = await client.query<T>(statement));
    return rows;
  }
  const idsOf = async (statements: readonly string[]) =>
    (await run<{ id: string }>(statements)).map(({ id }) => id);
  const count = async (from: string) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n);
  const onSite = (query: string) => searchJobs(index, parseJobQuery(query));
  /** Ten of the list, as the recipe's statements find them. */
  const idsOnSite = (query: string, from = 0) =>
    findJobs(index, parseJobQuery(query))
      .jobs.slice(from, from + 10)
      .map(({ id }) => id);
  const inOrder = (lines: readonly string[]) => lines.toSorted();

  /** What the site counts for a query, as the recipe's statement returns it. */
  const countsOnSite = (query: string) =>
    Object.entries(onSite(query).facets).flatMap(([facet, options]) =>
      options
        .filter(({ count: n }) => n > 0)
        .map(({ value, count: n }) => [facet, value, n].join(' ')),
    );
  /** The rest are titles that only match: the site counts them, but they are no options. */
  const optionsOf = (rows: readonly Count[]) => {
    const first = new Set(index.jobs.map(({ titles }) => titles[0]));
    return rows
      .filter(({ facet, label }) => label && (facet !== 'title' || first.has(label)))
      .map(({ facet, label, n }) => `${facet} ${label} ${n}`);
  };

  beforeAll(async () => {
    server = await startPostgres();
    client = new pg.Client({ connectionString: server.newDatabase() });
    await client.connect();
    for (const heading of ['Tables', 'Made-up jobs', 'Indexes and counts'])
      await run(statementsOf(heading));
    const rows = await run<Row>([`select *, date '2026-11-27' - posted_on as age from job`]);
    index = indexJobs(rows.map(toSummary));
  }, 60_000);

  afterAll(async () => {
    await client.end();
    await server.stop();
  });

  it('makes as many jobs as it says, each with a description', async () => {
    expect(await count('job')).toBe(ROWS);
    expect(await count('job join description using (id)')).toBe(ROWS);
  });

  const LABELS = 'specialty=ICU,Telemetry&state=TX,CA&title=Registered Nurse (RN)&says=Epic';

  it('finds the page of the list that the site finds', async () => {
    const found = await idsOf(statementsOf('A page of the list'));
    expect(found.length).toBeGreaterThan(1);
    expect(found).toEqual(idsOnSite(LABELS, 10));
  });

  it('counts the options as the site does', async () => {
    const heading = 'The options of the filters, with their counts';
    const found = optionsOf(await run<Count>(statementsOf(heading)));
    expect(found.length).toBeGreaterThan(20);
    expect(inOrder(found)).toEqual(inOrder(countsOnSite(LABELS)));
  });

  it('finds words and a minimum as the site does', async () => {
    const found = await idsOf(statementsOf('Words', 0));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(idsOnSite('q=nig nurse tx&minPay=2000'));
  });

  it('counts what words and a minimum find', async () => {
    const found = optionsOf(await run<Count>(statementsOf('Words', 1)));
    expect(found.length).toBeGreaterThan(5);
    expect(inOrder(found)).toEqual(
      inOrder(countsOnSite('q=nig nurse tx&minPay=2000&jobType=Travel')),
    );
  });

  it('finds the jobs near a place in the order of the site', async () => {
    const found = await idsOf(statementsOf('Jobs near a place'));
    const here = await client.query<{ city: string; state: string }>(
      'select city, state from job where latitude = 30.6 and longitude = -115 limit 1',
    );
    const { city, state } = here.rows[0] ?? {};
    expect(found.length).toBe(10);
    expect(found).toEqual(idsOnSite(`near=${city}, ${state}&radius=50`));
  });

  it('finds similar jobs', async () => {
    const found = await idsOf(statementsOf('Similar jobs'));
    const job = {
      id: 'a0X000000000000001',
      titles: [],
      specialties: ['ICU'],
      shifts: ['Nights, 3 × 12'],
      state: 'TX',
      coordinates: { latitude: 30.6, longitude: -115 },
    };
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(similarJobs(job, index, { max: found.length }).map(({ id }) => id));
  });

  it('replaces the list by the next one, and changes nothing else', async () => {
    await run(statementsOf('The next list', 0));
    await client.query('create table wanted as select * from next_job');
    await client.query('create table unchanged as select ctid as was, id from job');
    await run(statementsOf('The next list', 1));
    expect(await count('(table job except table wanted) as other')).toBe(0);
    expect(await count('(table wanted except table job) as other')).toBe(0);
    expect(await count('job join unchanged on unchanged.id = job.id and was = job.ctid')).toBe(
      ROWS - 3 * (ROWS / 200),
    );
    const [counted] = await run<{ n: string }>([
      `select sum(n) as n from job_count where says = ''`,
    ]);
    expect(Number(counted?.n)).toBe(ROWS);
  });
});
