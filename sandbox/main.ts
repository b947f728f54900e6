import { MAX_JOBS } from '@/sandbox/control/jobs';
import { startSandbox } from '@/sandbox/server';

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

/** A whole number from the environment, or the fallback when the setting is absent or empty. */
function numberSetting<T>(name: string, fallback: T, max: number): number | T {
  const given = process.env[name]?.trim();
  if (!given) return fallback;
  const value = Number(given);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  return fail(`${name} must be a whole number from 0 to ${max}, not '${given}'.`);
}

const port = numberSetting('SANDBOX_PORT', 4010, 65_535);
const jobs = numberSetting('SANDBOX_JOBS', null, MAX_JOBS);
const host = process.env.SANDBOX_HOST?.trim() || '127.0.0.1';
const dataDir = process.env.DATA_DIR?.trim() || '.data';

try {
  const sandbox = await startSandbox({ port, host, dataDir, jobs });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
  }
  console.log(`Sandbox ready at ${sandbox.url} with ${sandbox.jobs} jobs`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  fail(
    taken
      ? `Port ${port} is in use: stop what uses it, or set SANDBOX_PORT to another.`
      : `The sandbox could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
}
