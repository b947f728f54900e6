import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { applyTo } from './apply';

/** Received, or queued until the platform is back. */
const YES: readonly (number | string)[] = [200, 202];

/** Applies again and again, each time with another email, and sends it once more with the same nonce if that fails, as an applicant does with the form. */
export function startApplicant(origin: string, name: string) {
  const received: string[] = [];
  const failed: { readonly email: string; readonly why: number | string }[] = [];
  let isGoing = true;
  const gone = (async () => {
    for (let n = 0; isGoing; n += 1) {
      const email = `${name}-${n}@example.com`;
      const nonce = randomBytes(16).toString('hex');
      const apply = () =>
        applyTo(origin, {}, email, nonce).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        );
      const first = await apply();
      if (!YES.includes(first)) failed.push({ email, why: first });
      if (YES.includes(first) || YES.includes(await apply())) received.push(email);
      await pause(100);
    }
  })();
  return {
    /** Emails of applications that were accepted. */
    received,
    /** Those that were not accepted at the first try. */
    failed,
    leave: async () => {
      isGoing = false;
      await gone;
    },
  };
}
