import 'server-only';

/** A file's JSON; null if it has none. */
export function parsed(contents: Buffer): unknown {
  try {
    return JSON.parse(contents.toString('utf8'));
  } catch {
    return null;
  }
}
