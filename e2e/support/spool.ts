/** A key for the spool of a test's site: sites with the same one read each other's entries. */
export const SPOOL_SETTINGS = {
  APPLICATION_SPOOL_KEY: Buffer.alloc(32, 7).toString('base64'),
} as const;

type Sent = { readonly status: number | null; readonly message: string };

/** Posts an application as the form does; a status of null where no answer came. */
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

/** How many applications wait, as the site last saw it. */
export async function waitingAt(siteUrl: string): Promise<number> {
  const health: { applicationsWaiting: number } = await (
    await fetch(`${siteUrl}/api/health`)
  ).json();
  return health.applicationsWaiting;
}
