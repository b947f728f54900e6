import { buildJob } from '@/__tests__/support/build-job';
import { keptRow, toPostcard } from '@/lib/domain/saved/kept';

const job = buildJob({ id: 'a1' });
const postcard = { ...toPostcard(job), title: 'As it was saved' };

describe('keptRow', () => {
  it('shows what the device knows until the list has answered', () => {
    expect(keptRow(postcard, undefined)).toMatchObject({
      ...postcard,
      facts: [],
      status: 'unasked',
    });
  });

  it.each(['open', 'filled'] as const)('shows a job that is %s as the list tells it', (status) => {
    expect(keptRow(postcard, { asked: 'a1', status, job })).toEqual({
      id: 'a1',
      title: 'ICU RN',
      place: 'Austin, TX',
      pay: '$2,310 - $2,480 weekly',
      jobNumber: '48211',
      facts: ['Travel', 'Nights', '13 weeks'],
      specialty: 'ICU',
      status,
    });
  });

  it('names every order type, and none where there is none', () => {
    const factsWith = (orderTypes: readonly string[]) =>
      keptRow(postcard, { asked: 'a1', status: 'open', job: { ...job, orderTypes } }).facts;
    expect(factsWith(['Travel', 'Local'])).toEqual(['Travel, Local', 'Nights', '13 weeks']);
    expect(factsWith([])).toEqual(['Nights', '13 weeks']);
  });

  it('keeps the name of a job nobody remembers, and invents none', () => {
    expect(keptRow(postcard, { asked: 'a1', status: 'unknown' }).title).toBe('As it was saved');
    expect(keptRow({ id: 'a1' }, { asked: 'a1', status: 'unknown' })).toMatchObject({
      title: 'A job that is no longer listed',
      pay: null,
    });
  });
});
