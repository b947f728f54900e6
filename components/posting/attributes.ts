/** A question of `<open-questions>` in words, and the links that carry what was ticked. */
export const OPEN_QUESTIONS = { question: 'data-question', asks: 'data-asks' } as const;
