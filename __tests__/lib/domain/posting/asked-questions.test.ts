import { QUESTION_WORDS } from '@/lib/content/jobs/posting-topics';
import { askedQuestions, questionList } from '@/lib/domain/posting/asked-questions';

test.each([
  ['job=J-1&ask=call&ask=ratio&ask=pay', ['pay', 'ratio', 'call']],
  ['ask=call&ask=call', ['call']],
  ['ask=license&ask=%3Cb%3E&ask=Win+a+prize', []],
  ['', []],
])('%j asks %j', (search, questions) => {
  expect(askedQuestions(search)).toEqual(questions);
});

test('questions are written as a list, one a line', () => {
  expect(questionList([QUESTION_WORDS.call, QUESTION_WORDS.start])).toBe(
    '- Is there call?\n- When does it start?',
  );
});
