import 'server-only';
import { globals } from '@/server/process-globals.mjs';

/**
 * One value for the whole process. Next bundles `instrumentation.ts`, pages and route handlers separately, each with its own copy of
 * a module's variables; what must exist once (the snapshot, the budget of look-ups) is kept here. In development it outlives a code
 * change: restart to see one.
 */
export function processWide<T>(name: string, create: () => T): T {
  if (!globals.values.has(name)) globals.values.set(name, create());
  return globals.values.get(name) as T;
}
