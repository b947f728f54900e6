/** A list of 100,000 jobs has some thousand different texts of a kind. */
const MAX_REMEMBERED = 10_000;

/** The same work, done once for texts that come again and again. It starts over where there are very many of them. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size >= MAX_REMEMBERED) known.clear();
      known.set(text, (made = work(text)));
    }
    return made;
  };
}
