import {
  askedReport,
  reportHref,
  reportMessage,
  reportSubject,
} from '@/lib/domain/application/job-report';
import { askedJob } from '@/lib/domain/application/job-question';

const NOW = new Date('2026-11-25T16:00:00Z');
const QUESTION = {
  id: 'a1',
  about: 'Job ID 48211: Registered Nurse in Ames, IA',
  name: 'Registered Nurse in Ames, IA',
};

describe('a report about a job', () => {
  it('includes the job and the minute in which it was last confirmed', () => {
    const href = reportHref('a1', '2026-11-25T15:41:30.123Z');
    expect(href).toBe('/contact?job=a1&gone=2026-11-25T15:41Z#asked');
    const { search } = new URL(href, 'https://www.example.com');
    expect(askedJob(search)).toBe('a1');
    const report = askedReport(search, NOW);
    expect(report).toEqual({ confirmedAt: '2026-11-25T15:41Z' });
    expect(report && reportMessage(QUESTION, report, NOW)).toBe(
      'Please check this job: Job ID 48211: Registered Nurse in Ames, IA.\n' +
        'Its page says it was open on Nov 25 at 9:41 AM CT.\n',
    );
    expect(reportSubject(QUESTION)).toBe('Report: Job ID 48211: Registered Nurse in Ames, IA');
  });

  it.each([
    '',
    'yesterday',
    '2026-13-25T15:41Z',
    '2026-11-25T16:01Z',
    '2026-11-25T15:41Z<b>',
    '2026-09-31T15:41Z',
    '2026-08-01T15:41Z',
    '0001-01-01T00:00Z',
  ])('leaves out the invalid time %j', (gone) => {
    const report = askedReport(`?job=a1&gone=${encodeURIComponent(gone)}`, NOW);
    expect(report).toEqual({ confirmedAt: null });
    expect(report && reportMessage(QUESTION, report, NOW)).toBe(
      'Please check this job: Job ID 48211: Registered Nurse in Ames, IA.\n',
    );
  });

  it('is asked only by its own address', () => {
    expect(reportHref('a1', null)).toBe('/contact?job=a1&gone=#asked');
    expect(askedReport('?job=a1', NOW)).toBeNull();
  });
});
