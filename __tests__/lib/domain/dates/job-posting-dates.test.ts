import { buildJob } from '@/__tests__/support/build-job';
import { datePosted, validThrough } from '@/lib/domain/dates/job-posting-dates';

describe('the dates of structured data (SD-03, SD-07)', () => {
  it('use the posting date, else the day the job was first seen', () => {
    const job = buildJob({ postedOn: '2026-08-01', firstSeenOn: '2026-08-10' });
    expect(datePosted(job)).toBe('2026-08-01');
    expect(datePosted({ ...job, postedOn: null })).toBe('2026-08-10');
  });

  it('end 30 days after the feed last had the job', () => {
    expect(validThrough(buildJob({ lastSeenOn: '2026-08-20' }), 30)).toBe('2026-09-19');
    expect(validThrough(buildJob({ lastSeenOn: null }), 30)).toBeNull();
  });
});
