/** A part of an address, percent-decoded; unchanged if it is not valid UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
