import { openQuestions } from '@/lib/domain/posting/open-questions';
import { OPEN_QUESTIONS, QUESTIONS, type Question } from '@/lib/domain/posting/topics';
import { buildJob } from '@/__tests__/support/build-job';

it('asks what neither posting nor record states', () => {
  expect(openQuestions(null, buildJob())).toEqual(QUESTIONS);
  expect(openQuestions(null, buildJob({ payText: null }))).toEqual(OPEN_QUESTIONS);
  expect(openQuestions(new Set(QUESTIONS), buildJob())).toEqual([]);
  const contract = { startsOn: 'asap', guaranteedHours: 36 } as const;
  const asked = openQuestions(new Set<Question>(['ratio']), buildJob({ contract }));
  expect(asked).toEqual(QUESTIONS.filter((one) => !['ratio', 'start', 'hours'].includes(one)));
});

it('hours that are not guaranteed, and openings, answer no question', () => {
  const contract = { hoursAWeek: 36, openings: 2 };
  expect(openQuestions(null, buildJob({ contract }))).toEqual(QUESTIONS);
});
