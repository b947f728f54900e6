import { openPostgres } from '@/lib/server/database/postgres';
import { openSqlite } from '@/lib/server/database/sqlite';
import { listOfTurn } from './list-of-turn';
import { listOfOurs } from './stored-list';

/** Writes one list after the other until it is killed. */
async function write(): Promise<void> {
  const where = process.argv[2] ?? '';
  const database = where.startsWith('postgresql:') ? openPostgres(where) : openSqlite(where);
  const list = listOfOurs(database);
  for (;;) {
    const { version } = await list.read();
    await list.write(listOfTurn(version + 1), version);
    process.stdout.write(`${version + 1}\n`);
  }
}
void write();
