import { spawn } from 'node:child_process';

/** Starts a display that nobody sees, for browsers that have no headless mode. */
export async function startDisplay(): Promise<{
  readonly name: string;
  readonly close: () => void;
}> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
