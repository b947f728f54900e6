import { buildJob } from '@/__tests__/support/build-job';
import { savedRow, toJobStub } from '@/lib/domain/saved/saved-job';

const job = buildJob({ id: 'a1' });
const postcard = { ...toJobStub(job), title: 'As it was saved' };

describe('savedRow', () => {
  it('shows what the device knows until the server has answered', () => {
    expect(savedRow(postcard, undefined)).toMatchObject({
      ...postcard,
      pay: { figure: '$2,310 – $2,480', unit: 'week', week: null },
      orderType: null,
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
      orderType: 'Travel',
      shift: 'Nights',
      contractLength: '13 weeks',
      specialty: 'ICU',
      status,
    });
  });

  it('names every order type, or none', () => {
    const orderTypeOf = (orderTypes: readonly string[]) =>
      savedRow(postcard, { asked: 'a1', status: 'open', job: { ...job, orderTypes } }).orderType;
    expect(orderTypeOf(['Travel', 'Local'])).toBe('Travel, Local');
    expect(orderTypeOf([])).toBeNull();
  });

  it('keeps the saved title of an unknown job, and invents none', () => {
    expect(savedRow(postcard, { asked: 'a1', status: 'unknown' }).title).toBe('As it was saved');
    expect(savedRow({ id: 'a1' }, { asked: 'a1', status: 'unknown' })).toMatchObject({
      title: 'A job that is no longer listed',
      pay: null,
    });
  });
});
