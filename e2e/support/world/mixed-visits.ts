type Visit = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests a job or page that never existed: a 404, or a 503 if too many of those are requested. */
  readonly isUnknown: boolean;
};

const STATES = ['TX', 'CA', 'FL', 'NY', 'OH', 'WA', 'GA', 'IL', 'AZ', 'NC'];
const WORDS = ['rn', 'icu', 'night', 'travel', 'cath lab', 'therap', 'med surg', '13'];

/** Endless requests of one visitor: cached and rendered pages, a page's data, searches, feeds, cards, unknown pages. */
export function mixedVisits(ids: readonly string[], visitor: number) {
  let n = visitor * 5;
  const state = () => STATES[(n >> 4) % STATES.length];
  const word = () => encodeURIComponent(WORDS[(n >> 3) % WORDS.length] ?? '');
  const id = (more = 0) => ids[(n * 7 + visitor * 31 + more) % ids.length];
  const kinds: readonly (() => string)[] = [
    () => '/',
    () => `/jobs?state=${state()}&page=${1 + (n % 3)}`,
    () => `/jobs/${id()}`,
    () => '/api/jobs',
    () => `/apply/${id(3)}`,
    () => `/api/jobs/search?q=${word()}&state=${state()}`,
    () => `/share/jobs/${id()}`,
    () => `/jobs/a0Xnone${visitor}${n}`,
    () => `/jobs?q=${word()}&sort=highest-pay`,
    () => `/jobs/${id(5)}?_rsc=`,
    () => `/compare?ids=${id()},${id(1)},${id(2)}`,
    () => `/jobs/feed.xml?state=${state()}`,
    () => '/job-map',
    () => `/jobs/${id(11)}`,
    () => '/feeds/jobs.xml',
    () => `/api/jobs/map?title=${word()}`,
    () => '/Imaging-Jobs',
    () => `/api/jobs/chosen?ids=${id()},${id(9)}`,
    () => '/sitemap-jobs-1.xml',
    () => '/job-directory',
    () => `/jobs/${id(13)}`,
    () => '/nowhere-at-all',
  ];
  return {
    next(): Visit {
      const path = kinds[n % kinds.length]?.() ?? '/';
      n += 1;
      const isData = path.endsWith('_rsc=');
      return {
        path,
        headers: isData ? { rsc: '1' } : {},
        isUnknown: path.startsWith('/jobs/a0Xnone') || path === '/nowhere-at-all',
      };
    },
  };
}
