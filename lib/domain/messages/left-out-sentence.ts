/** Which words no job has together with the others, and are left out: one sentence. */
export function leftOutSentence(words: readonly string[]): string {
  const [last = '', ...others] = words.map((word) => `“${word}”`).reverse();
  const named = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
  return `No job has all these words, so these jobs are shown without ${named}.`;
}
