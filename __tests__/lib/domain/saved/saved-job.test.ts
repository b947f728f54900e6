import { buildJob } from '@/__tests__/support/build-job';
import { toJobStub } from '@/lib/domain/saved/saved-job';

it('a job is kept with what names it once it is filled, its pay in words', () => {
  expect(toJobStub(buildJob({ id: 'a1' }))).toEqual({
    id: 'a1',
    title: 'ICU RN',
    place: 'Austin, TX',
    pay: '$2,310 – $2,480 a week',
  });
});
