import { spawnSync } from 'node:child_process';
import { entriesIn } from '@/__tests__/support/entries-in';

/** A key for the outbox of a test's site: sites with the same one read each other's entries. */
export const OUTBOX_SETTINGS = {
  APPLICATION_SPOOL_KEY: Buffer.alloc(32, 7).toString('base64'),
} as const;

type Sent = { readonly status: number | null; readonly message: string };

/** Posts an application as the form does; the status is null if no answer came. */
export async function postApplication(
  siteUrl: string,
  { email, resume }: { readonly email: string; readonly resume: Buffer | null },
): Promise<Sent> {
  const body = new FormData();
  const fields = {
    firstName: 'Sample',
    lastName: 'Applicant',
    email,
    phone: '(515) 555-0168',
    receiveUpdates: 'true',
    nonce: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('hex'),
    formTimingMs: '5000',
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (resume) body.append('resume', new File([new Uint8Array(resume)], 'cv.pdf'), 'cv.pdf');
  try {
    const answer = await fetch(`${siteUrl}/api/applications`, { method: 'POST', body });
    const { message }: { message: string } = await answer.json();
    return { status: answer.status, message };
  } catch {
    return { status: null, message: '' };
  }
}

type Health = {
  readonly status: string;
  readonly applicationsWaiting: number;
  readonly applicationsHeld: number;
  readonly oldestApplicationSeconds: number | null;
};

/** The site's health report, and the HTTP status of the answer. */
export async function healthOf(siteUrl: string): Promise<Health & { readonly httpStatus: number }> {
  const answer = await fetch(`${siteUrl}/api/health`);
  const health: Health = await answer.json();
  return { ...health, httpStatus: answer.status };
}

/** How many applications wait, as the site last saw it. */
export const waitingAt = async (siteUrl: string): Promise<number> =>
  (await healthOf(siteUrl)).applicationsWaiting;

/** `npm run outbox` beside a running site. */
export function runOutbox(dataDir: string, ...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'outbox', '--', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...OUTBOX_SETTINGS, DATA_DIR: dataDir },
    shell: process.platform === 'win32',
  });
  return { status, stdout };
}

/** The states of the entries in a site's data folder. */
export const statesIn = async (dataDir: string): Promise<readonly string[]> =>
  entriesIn(dataDir).map(({ state }) => state);
