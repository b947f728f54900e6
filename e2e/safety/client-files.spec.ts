import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** What only the server may know: addresses, names of settings, names the platform owns, keys. */
const SECRETS = [
  /apexrest/i,
  /cerebralstaff/i,
  /jobportal\/v1/i,
  /candidatereferencestatus/i,
  /Candidate_Source__c/,
  /STAFFING_API/,
  /TRUSTED_PROXIES/,
  /RATE_LIMIT_/,
  /DATABASE_URL/,
  /APPLICATION_SPOOL/,
  /SANDBOX_/,
  /PUSH_VAPID_PRIVATE/,
  /DATA_DIR/,
  /-----BEGIN/,
  /localhost:40\d\d|127\.0\.0\.1:\d/,
  /\/(?:home|root|tmp|work)\/[\w-]+\//,
] as const;

async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((one) => join(one.parentPath, one.name));
}

for (const build of ['bare', 'full']) {
  test(`nothing that only the server may know is in a file of the ${build} build that a browser can request`, async () => {
    const served = [
      ...(await filesUnder(`.next-${build}/static`)),
      ...(await filesUnder('public')),
      ...(await filesUnder(`.next-${build}/server/app`)).filter((file) =>
        /\.(?:html|rsc|body|meta)$/.test(file),
      ),
    ];
    expect(served.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(20);
    expect(served.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(5);
    // The bare build is never released. Its maps, which repeat the sources, are there for `npm run weight`.
    const maps = served.filter((file) => file.endsWith('.map'));
    if (build === 'full') expect(maps).toEqual([]);
    const found: string[] = [];
    for (const file of served.filter((path) => !maps.includes(path))) {
      const text = await readFile(file, 'latin1');
      for (const secret of SECRETS) {
        const hit = secret.exec(text);
        if (hit)
          found.push(`${file}: …${text.slice(Math.max(0, hit.index - 40), hit.index + 60)}…`);
      }
    }
    expect(found).toEqual([]);
  });
}
