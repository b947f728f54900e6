import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { applyTo } from './apply';

/** Says that it was received, or that it waits for a platform that is away. */
const YES: readonly (number | string)[] = [200, 202];

/** Somebody who applies again and again, each time under another name, and tries once more where that fails, as the form does it. */
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
    /** Who was told yes. */
    received,
    /** Who was told something else at the first try. */
    failed,
    leave: async () => {
      isGoing = false;
      await gone;
    },
  };
}
