import { buildJob } from '@/__tests__/support/build-job';
import { savedRow, toJobStub } from '@/lib/domain/saved/saved-job';

const job = buildJob({ id: 'a1' });
const postcard = { ...toJobStub(job), title: 'As it was saved' };

describe('savedRow', () => {
  it('shows what the device knows until the server has answered', () => {
    expect(savedRow(postcard, undefined)).toMatchObject({
      ...postcard,
      pay: { figure: '$2,310 – $2,480', unit: 'week', week: null },
      facts: { jobType: '', shift: '', length: '' },
      state: 'TX',
      status: 'unasked',
    });
  });

  it.each(['open', 'filled'] as const)('shows a %s job as the server returns it', (status) => {
    expect(savedRow(postcard, { asked: 'a1', status, job })).toEqual({
      id: 'a1',
      title: 'ICU RN',
      place: 'Austin, TX',
      pay: job.pay,
      jobNumber: '48211',
      city: 'Austin',
      state: 'TX',
      facts: { jobType: 'Travel', shift: 'Nights', length: '13 weeks' },
      specialty: 'ICU',
      status,
    });
  });

  it('keeps the saved title of an unknown job', () => {
    expect(savedRow(postcard, { asked: 'a1', status: 'unknown' }).title).toBe('As it was saved');
  });
});
