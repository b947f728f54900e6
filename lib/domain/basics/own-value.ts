/**
 * The value under a key of a plain object, if the object itself has it. A text of the feed, an address or a form may be 'constructor', which
 * every object inherits; lint forbids it as a key anywhere else (`scripts/lint/no-text-as-key.mjs`).
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
