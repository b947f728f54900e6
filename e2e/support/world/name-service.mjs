/**
 * Loaded into a test's site: answers for `platform.test` from the file that the test writes (`secure-platform.ts`), in place of a name
 * server. No addresses means that there is no such name.
 */
import dns from 'node:dns';
import { readFileSync } from 'node:fs';

const real = dns.lookup;
const file = process.env.NAME_SERVICE_FILE ?? '';

dns.lookup = (host, options, answer) => {
  if (host !== 'platform.test') return real(host, options, answer);
  const addresses = JSON.parse(readFileSync(file, 'utf8'));
  if (addresses.length > 0)
    return answer(
      null,
      addresses.map((address) => ({ address, family: 4 })),
    );
  return real('platform.invalid', options, answer);
};
