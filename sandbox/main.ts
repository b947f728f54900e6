import { startSandbox } from '@/sandbox/server';
import { sandboxSettings } from '@/sandbox/settings.mjs';

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

const problems: string[] = [];
const { port, host, jobs, dataDir } = sandboxSettings(process.env, problems);
if (problems.length > 0) fail(problems.join('\n'));

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
