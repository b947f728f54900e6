// `npm run spool`: the settings as `npm start` has them, then the desk (lib/server/spool/desk.ts). Runs under tsx.
import { withSpoolKey } from './spool-key.mjs';
import { loadSettings } from './settings.mjs';

try {
  Object.assign(process.env, withSpoolKey(loadSettings()));
  const { openDesk } = await import('@/lib/server/spool/desk');
  const { openSpoolStore } = await import('@/lib/server/spool-store/open-spool-store');
  const { spoolSeal } = await import('@/lib/server/spool-store/spool-seal');
  const { env } = await import('@/lib/config/env');
  const { joinRedis } = await import('@/lib/server/redis/redis');
  const { spoolKey, redisUrl } = env();
  await joinRedis(redisUrl);
  process.exitCode = await openDesk(process.argv.slice(2), {
    store: openSpoolStore(),
    seal: spoolKey && spoolSeal(spoolKey),
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
