/** A list of 100,000 jobs has about a thousand different texts of each kind. */
const MAX_REMEMBERED = 10_000;

/** Memoizes work on texts that occur again and again. The memory is cleared when it is full. */
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
