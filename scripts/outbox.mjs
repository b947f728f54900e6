// `npm run outbox`: loads the settings as `npm start` does, then runs the command line (lib/server/outbox/cli.ts). Runs under tsx.
import { createInterface } from 'node:readline';
import { withKnownOutboxKey } from './outbox-key.mjs';
import { loadSettings } from './settings.mjs';

try {
  const settings = loadSettings();
  Object.assign(process.env, withKnownOutboxKey(settings));
  const { requireDatabase } = await import('@/lib/server/database/database');
  const { openOutboxStore } = await import('@/lib/server/outbox-store/open-outbox-store');
  const { runOutboxCli } = await import('@/lib/server/outbox/cli');
  const { noteHandedOver } = await import('@/lib/server/receipts/handed-over');
  const { entryCipher } = await import('@/lib/server/outbox-store/entry-cipher');
  const { env } = await import('@/lib/config/env');
  const { outboxKey } = env();
  process.exitCode = await runOutboxCli(process.argv.slice(2), {
    open() {
      requireDatabase();
      return openOutboxStore();
    },
    cipher: outboxKey && entryCipher(outboxKey),
    noteTaken: noteHandedOver,
    async ask() {
      process.stderr.write('Email address or phone number: ');
      for await (const line of createInterface({ input: process.stdin })) return line;
      return '';
    },
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
