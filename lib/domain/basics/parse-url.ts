/** An absolute address; null for a text that is none. `URL.canParse` is younger than our oldest browsers. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
