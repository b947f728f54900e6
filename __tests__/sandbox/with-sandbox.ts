import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@/sandbox/server';
import type { Sandbox } from '@/sandbox/server';

export type TestSandbox = Sandbox & {
  readonly dataDir: string;
  readonly get: (path: string) => Promise<Response>;
  readonly post: (path: string, body: unknown) => Promise<Response>;
  readonly clear: (path: string) => Promise<Response>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
};

/** A sandbox on a free port, in a new folder unless one is given. */
export async function sandboxForTest(
  options: { jobs?: number; dataDir?: string } = {},
): Promise<TestSandbox> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'sandbox-')));
  const sandbox = await startSandbox({ port: 0, dataDir, jobs: options.jobs ?? null });
  return {
    ...sandbox,
    dataDir,
    get: (at) => fetch(`${sandbox.url}${at}`),
    post: (at, body) =>
      fetch(`${sandbox.url}${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    clear: (at) => fetch(`${sandbox.url}${at}`, { method: 'DELETE' }),
    async remove() {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const APPLICATION = {
  firstName: 'Sample',
  lastName: 'Applicant',
  email: 'sample.applicant@fernway.example',
  phone: '(515) 555-0100',
  receiveUpdates: true,
  hasResume: false,
  jobId: 'a0KVf000000DBHqMAO',
  jobTitle: 'Travel ICU Registered Nurse (RN)',
} as const;

export const REST = '/services/apexrest';
