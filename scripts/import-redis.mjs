import { createClient, RESP_TYPES } from 'redis';
import { siteDatabase } from '@/lib/server/database/database';
import { importRedis } from '@/lib/server/imports/import-redis';

/** What releases before the database put before all their keys. */
const PREFIX = 'fernway:';

const MOVE = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
  return 1`;

/**
 * `npm run outbox -- import-redis`: moves what an earlier release kept in Redis into the database, for one release.
 * @param {string | undefined} url the setting REDIS_URL
 * @param {(line: string) => void} say
 * @returns {Promise<0 | 1>} exit code
 */
export async function importFromRedis(url, say) {
  if (!url) {
    say('REDIS_URL must say where the Redis of the earlier release is.');
    return 1;
  }
  const client = createClient({ url, keyPrefix: PREFIX, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  const inBytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  try {
    const done = await importRedis(
      {
        hash: (key) => client.hGetAll(key),
        keys: async (pattern) =>
          (await client.keys(PREFIX + pattern)).map((key) => key.slice(PREFIX.length)),
        text: (key) => client.get(key),
        bytes: (key) => inBytes.get(key),
        moveField: async (from, to, field, value) =>
          (await client.eval(MOVE, { keys: [from, to], arguments: [field, value] })) === 1,
        removeField: (key, field) => client.hDel(key, field),
        remove: (key) => client.del(key),
      },
      siteDatabase(),
    );
    say(
      `Moved into the database: applications ${done.applications}, receipts ${done.receipts}, devices ${done.devices}.`,
    );
    if (done.left === 0) {
      say('Remove REDIS_URL from the settings: nothing of this site is in Redis any more.');
      return 0;
    }
    say(
      `Applications still in Redis: ${done.left}, of which ${done.beingSent} are being sent at this moment. Run it again in half a minute; what stays then cannot be read.`,
    );
    return 1;
  } finally {
    client.destroy();
  }
}
