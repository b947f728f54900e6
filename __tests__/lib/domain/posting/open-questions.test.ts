import { openQuestions } from '@/lib/domain/posting/open-questions';
import { QUESTIONS, type Question } from '@/lib/domain/posting/topics';

it('asks what neither posting nor record states', () => {
  expect(openQuestions(null, undefined)).toEqual(QUESTIONS);
  expect(openQuestions(new Set(QUESTIONS), undefined)).toEqual([]);
  const asked = openQuestions(new Set<Question>(['ratio']), {
    startsOn: 'asap',
    guaranteedHours: 36,
  });
  expect(asked).toEqual(QUESTIONS.filter((one) => !['ratio', 'start', 'hours'].includes(one)));
});

it('hours that are not guaranteed, and openings, answer no question', () => {
  expect(openQuestions(null, { hoursAWeek: 36, openings: 2 })).toEqual(QUESTIONS);
});
