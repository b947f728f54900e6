// Puts entries until it is killed, and says each once the store has acknowledged it. Arguments: engine, path or address.
import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import { openPostgres } from '@/lib/server/database/postgres';
import { openSqlite } from '@/lib/server/database/sqlite';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';

const [, , engine, where] = process.argv;
const store = sqlStore(engine === 'sqlite' ? openSqlite(where) : openPostgres(where));
const sealed = randomBytes(20_000);
for (;;) {
  const id = randomBytes(16).toString('hex');
  const entry = { id, queuedAt: Date.now(), state: 'waiting', tries: 0, note: '' };
  const isPut = await store.put(entry, sealed).catch(() => false);
  // At once: what is still in a buffer would die with the process.
  if (isPut) writeSync(1, `${id}\n`);
  else await new Promise((resolve) => setTimeout(resolve, 20));
}
