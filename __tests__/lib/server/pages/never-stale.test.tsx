import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import HomePage from '@/app/(documents)/page';
import ContentPage from '@/app/(documents)/[page]/page';
import ComparePage from '@/app/(documents)/compare/page';
import DirectoryPage from '@/app/(documents)/job-directory/page';
import JobPage, { generateMetadata as jobHead } from '@/app/(documents)/jobs/[jobId]/page';
import PlacePage, {
  generateMetadata as placeHead,
} from '@/app/(documents)/jobs/in/[...place]/page';
import PayPage, { generateMetadata as payHead } from '@/app/(documents)/pay/[specialty]/page';
import ApplyPage from '@/app/(apps)/apply/[jobId]/page';
import JobsPage, { generateMetadata as listHead } from '@/app/(apps)/jobs/page';
import OfferPage from '@/app/(apps)/offer/[jobId]/page';
import { feedDate } from '@/lib/domain/dates/dates';
import type { Job, UntrustedHtml } from '@/lib/domain/job/job';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import { createJobLookups } from '@/lib/server/jobs/look-up/job-lookup-store';
import { createPages } from '@/lib/server/pages/pages';
import { createSnapshotStore } from '@/lib/server/jobs/snapshot/snapshot-store';
import { globals } from '@/server/process-globals.mjs';
import { buildJob } from '@/__tests__/support/build-job';
import { feedInMemory } from '@/__tests__/support/doubles/feed-in-memory';
import { turns } from '@/__tests__/support/turns';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => undefined }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  notFound: () => undefined,
}));

/** Only the clocks are ours. */
const GOING_ON = [
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

const data = temporaryDataDir();
afterEach(restart);
afterAll(() => data.remove());

/** What Next asks for a page: its HTML, with what its head is made from. */
type At = { readonly path: string; readonly search: string };
const given = <P,>(params: P, search = '') => ({
  params: Promise.resolve(params),
  searchParams: Promise.resolve(Object.fromEntries(new URLSearchParams(search))),
});

/** The page at an address that the cache asks for, rendered from nothing that is kept. */
async function afresh(url: string): Promise<string> {
  const { pathname: path, search } = new URL(url, 'http://site');
  const [page, head] = await contentOf({ path, search });
  const { prelude } = await prerenderToNodeStream(page);
  return `${JSON.stringify(head)}${await text(prelude)}`;
}

async function contentOf({ path, search }: At): Promise<readonly [ReactNode, unknown]> {
  const [, root = '', first = '', second = '', ...more] = path.split('/');
  const job = given({ jobId: first });
  if (root === '') return [await HomePage(), null];
  if (root === 'job-directory') return [await DirectoryPage(), null];
  if (root === 'compare') return [await ComparePage(given({}, search)), null];
  if (root === 'apply') return [await ApplyPage(job), null];
  if (root === 'offer') return [await OfferPage(job), null];
  if (root === 'pay') {
    const pay = given({ specialty: first });
    return [await PayPage(pay), await payHead(pay)];
  }
  if (root === 'jobs' && first === 'in') {
    const place = given({ place: [second, ...more] }, search);
    return [await PlacePage(place), await placeHead(place)];
  }
  if (root === 'jobs' && first) return [await JobPage(job), await jobHead(job)];
  if (root === 'jobs') {
    const list = given({}, search);
    return [await JobsPage(list), await listHead(list)];
  }
  return [await ContentPage(given({ page: root })), null];
}

const IDS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'];
const ADDRESSES = [
  '/',
  '/Imaging-Jobs',
  '/Nursing-Staffing-Services',
  '/job-directory',
  '/jobs',
  '/jobs?state=TX',
  '/jobs/in/texas',
  '/jobs/in/texas/austin',
  '/pay/icu',
  '/compare',
  '/compare?ids=a1,a2,a3',
  ...IDS.flatMap((id) => [`/jobs/${id}`, `/apply/${id}`, `/offer/${id}`]),
];

type World = {
  jobs: Map<string, Job>;
  /** What a look-up finds though the list says otherwise. */
  lookedUp: Map<string, Job | null>;
};

/** A process with its stores, its gate and its pages, on a platform that is a value. */
function startProcess() {
  const world: World = { jobs: new Map(), lookedUp: new Map() };
  const snapshots = createSnapshotStore({
    readFeed: async (keep) => ({
      jobs: [...keep([...world.jobs.values()])],
      dropped: [],
      warnings: [],
      feedDate: feedDate(new Date()),
    }),
    feed: feedInMemory(),
  });
  const lookups = createJobLookups({
    ask: async (id) => {
      const found = world.lookedUp.get(id);
      return found === undefined ? (world.jobs.get(id) ?? null) : found;
    },
    snapshots,
    together: () => Promise.resolve(null),
    shares: { neverListed: async () => null, onceListed: async () => null },
  });
  globals.values.set('snapshot', snapshots);
  globals.values.set('job-lookups', lookups);
  const pages = createPages({
    render: async (url) => ({ status: 200, headers: {}, body: Buffer.from(await afresh(url)) }),
    renew: () => Promise.resolve(),
    headersOf: () => ({}),
  });
  const gate = createRequestGate({
    lookups,
    snapshots,
    pages,
    receipts: { mayLookUp: () => Promise.resolve(null), find: () => Promise.resolve(null) },
  });
  return { world, snapshots, gate };
}

type Process = ReturnType<typeof startProcess>;

/** Lets time pass, and what is due then be done. */
async function pass(ms: number, { snapshots }: Process): Promise<void> {
  jest.advanceTimersByTime(ms);
  await snapshots.state();
  // A list that is due is read now; one that shrank too much is not believed at once.
  await turns();
}

const STATES = ['TX', 'CA'] as const;
const jobOf = (id: string, n: number): Job =>
  buildJob({
    id,
    otherId: null,
    jobNumber: `${n}`,
    state: STATES[n % 2] ?? 'TX',
    city: n % 2 ? 'Fresno' : 'Austin',
    description: `<p>Ward ${n}</p>` as UntrustedHtml,
  });

/** One thing that happens. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('listed'), id: fc.constantFrom(...IDS), n: fc.nat(5) }),
  fc.record({ kind: fc.constant('filled'), id: fc.constantFrom(...IDS), n: fc.constant(0) }),
  fc.record({
    kind: fc.constant('changed for look-ups'),
    id: fc.constantFrom(...IDS),
    n: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant('gone for look-ups'),
    id: fc.constantFrom(...IDS),
    n: fc.constant(0),
  }),
  fc.record({
    kind: fc.constant('time'),
    id: fc.constant(''),
    n: fc.constantFrom(1, 61, 301, 3_700),
  }),
  fc.record({ kind: fc.constant('days'), id: fc.constant(''), n: fc.integer({ min: 1, max: 9 }) }),
);

async function happen(
  { kind, id, n }: { kind: string; id: string; n: number },
  running: Process,
): Promise<void> {
  const { jobs, lookedUp } = running.world;
  if (kind === 'listed') {
    jobs.set(id, jobOf(id, n));
    lookedUp.delete(id);
  }
  if (kind === 'filled') jobs.delete(id);
  if (kind === 'changed for look-ups') lookedUp.set(id, jobOf(id, n));
  if (kind === 'gone for look-ups') lookedUp.set(id, null);
  if (kind === 'time') await pass(n * 1_000, running);
  if (kind === 'days') await pass(n * 86_400_000, running);
}

test('whatever happens, in any order, a page is as if it were made anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 14 }), async (happenings) => {
      jest.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z'), doNotFake: [...GOING_ON] });
      // The cache treats a time of 0 as none.
      jest.advanceTimersByTime(1);
      const running = startProcess();
      const { gate, world } = running;
      for (const [n, id] of IDS.slice(0, 4).entries()) world.jobs.set(id, jobOf(id, n));
      await running.snapshots.state();
      for (const next of [{ kind: 'nothing', id: '', n: 0 }, ...happenings]) {
        await happen(next, running);
        for (const address of ADDRESSES) {
          const [path = '', query] = address.split('?');
          const search = query ? `?${query}` : '';
          const asked = { method: 'GET', path, search, client: '198.51.100.1', headers: {} };
          const first = await gate(asked);
          // A look-up that this caused is known by now.
          await new Promise(setImmediate);
          const answer = await gate(asked);
          if (answer === null || first === null) throw new Error(`${address} is left to Next`);
          if (answer.status === 503) continue;
          const url = answer.status === 404 ? `/jobs/${path.split('/')[2]}` : address;
          if (answer.status === 404 && !IDS.includes(path.split('/')[2] ?? '')) continue;
          if (answer.status === 307 || answer.status === 308) continue;
          expect({ address, after: next, html: String(answer.body) }).toEqual({
            address,
            after: next,
            html: await afresh(url),
          });
        }
      }
      restart();
      jest.useRealTimers();
    }),
    { numRuns: 6, endOnFailure: true },
  );
}, 300_000);
