import type { Question } from '@/lib/domain/posting/topics';

/** A sentence, the questions it answers, and how often these are left open. */
export type UsefulSentence = {
  readonly sentence: string;
  readonly questions: readonly Question[];
  readonly answers: number;
};

/** Single sentences that answer several questions, as a recruiter might write them; together they answer all twelve. */
export const SENTENCES_FOR_SEVERAL: readonly (readonly [string, readonly Question[]])[] = [
  [
    '36 guaranteed hours a week, block scheduling, every third weekend, no call.',
    ['hours', 'scheduling', 'weekends', 'call'],
  ],
  ['Patient ratio 1:2, floats to PCU only, charting in Epic.', ['ratio', 'floating', 'charting']],
  [
    'Start date January 4, two shifts of orientation, extension possible.',
    ['start', 'orientation', 'extension'],
  ],
  ['Two years of ICU experience required, locals accepted.', ['experience', 'local']],
];

/** Sentences that would answer any open question, the most useful first. */
export function mostUseful(open: ReadonlyMap<Question, number>): readonly UsefulSentence[] {
  return SENTENCES_FOR_SEVERAL.map(([sentence, questions]) => ({
    sentence,
    questions,
    answers: questions.reduce((sum, question) => sum + (open.get(question) ?? 0), 0),
  }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers);
}
