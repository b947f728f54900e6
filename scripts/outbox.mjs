// `npm run outbox`: loads the settings as `npm start` does, then runs the command line (lib/server/outbox/cli.ts). Runs under tsx.
import { withOutboxKey } from './outbox-key.mjs';
import { loadSettings } from './settings.mjs';

try {
  Object.assign(process.env, withOutboxKey(loadSettings()));
  const { runOutboxCli } = await import('@/lib/server/outbox/cli');
  const { openOutboxStore } = await import('@/lib/server/outbox-store/open-outbox-store');
  const { entryCipher } = await import('@/lib/server/outbox-store/entry-cipher');
  const { env } = await import('@/lib/config/env');
  const { joinRedis } = await import('@/lib/server/redis/redis');
  const { outboxKey, redisUrl } = env();
  await joinRedis(redisUrl);
  process.exitCode = await runOutboxCli(process.argv.slice(2), {
    store: openOutboxStore(),
    cipher: outboxKey && entryCipher(outboxKey),
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
