import 'server-only';

/**
 * One value for the whole process. Next bundles `instrumentation.ts`, pages and route handlers apart, each with its own
 * copy of a module's variables; what must exist once (the snapshot, the budget of look-ups) is kept here. In development
 * it outlives a code change: restart to see one.
 */
export function processWide<T>(name: string, create: () => T): T {
  const key = Symbol.for(`fernway.${name}`);
  const held: T | undefined = Reflect.get(globalThis, key);
  if (held !== undefined) return held;
  const made = create();
  Reflect.set(globalThis, key, made);
  return made;
}
