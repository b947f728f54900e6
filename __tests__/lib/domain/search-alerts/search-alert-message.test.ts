import { alertMessage, seenNow, unseenJobs } from '@/lib/domain/search-alerts/search-alert-message';

const job = (id: string, firstSeenOn: string) => ({ id, firstSeenOn });

describe('which jobs are new', () => {
  const [old, known, fresh, next] = [
    job('old', '2026-08-18'),
    job('known', '2026-08-20'),
    job('fresh', '2026-08-20'),
    job('next', '2026-08-21'),
  ];

  it('those not seen before, on the same day or later', () => {
    const seen = seenNow([old, known], '2026-08-20', 10);
    expect(seen).toEqual({ day: '2026-08-20', ids: ['known'] });
    expect(unseenJobs([old, known, fresh, next], seen)).toEqual([fresh, next]);
  });

  it('only those of later days if a day had too many to remember', () => {
    const seen = seenNow([known, fresh], '2026-08-20', 1);
    expect(unseenJobs([known, fresh, job('more', '2026-08-20'), next], seen)).toEqual([next]);
  });
});

describe('a message', () => {
  it('leads to the search it is about', () => {
    expect(alertMessage([{ search: 'title=RN&state=TX', ids: ['a'] }])).toEqual({
      title: '1 new job',
      body: 'RN · Texas',
      url: '/jobs?title=RN&state=TX&sort=recent',
    });
  });

  it('for several searches counts each job once, and leads to all of them', () => {
    const found = [
      { search: 'state=TX', ids: ['a', 'b'] },
      { search: 'specialty=ICU', ids: ['b', 'c'] },
      { search: 'state=IA', ids: [] },
    ];
    expect(alertMessage(found)).toEqual({
      title: '3 new jobs in your searches',
      body: 'Texas: 2\nICU: 2',
      url: '/saved#alerts',
    });
  });

  it('fits the size limit of push services', () => {
    const endless = `title=${encodeURIComponent('ä'.repeat(160))}`;
    const found = Array.from({ length: 6 }, (_, at) => ({
      search: `${endless}${at}`,
      ids: [`${at}`],
    }));
    for (const some of [found, found.slice(0, 1)])
      expect(Buffer.byteLength(JSON.stringify(alertMessage(some)))).toBeLessThan(3_000);
  });

  it('is not created if no job is new', () => {
    expect(alertMessage([{ search: 'state=TX', ids: [] }])).toBeNull();
  });
});
