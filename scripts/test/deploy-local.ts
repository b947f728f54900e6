// The deployment of deploy/README.md on this machine, without Docker: `npm run deploy:local`. Ctrl-C ends all of it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@/sandbox/server';
import { missingForDeployment, startDeployment } from './deployment';

const missing = missingForDeployment();
if (missing) {
  console.log(`skipped: ${missing}`);
  process.exit(0);
}
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
const sandbox = process.env.STAFFING_API_BASE_URL
  ? null
  : await startSandbox({ port: 0, dataDir, jobs: null });
const deployment = await startDeployment({
  distDir: '.next-release',
  platformUrl: process.env.STAFFING_API_BASE_URL ?? `${sandbox?.url}/services/apexrest`,
  ...(process.env.PORT ? { port: Number(process.env.PORT) } : {}),
  settings: {
    // So that an outage can be tried: applications wait for their platform.
    APPLICATION_SPOOL_KEY: process.env.APPLICATION_SPOOL_KEY ?? randomBytes(32).toString('base64'),
    ...(sandbox && { ALERT_WEBHOOK_URL: `${sandbox.url}/alerts` }),
  },
});
console.log(`front      ${deployment.url}`);
for (const { url } of deployment.instances) console.log(`instance   ${url}`);
console.log(`redis      ${deployment.redis?.url ?? 'not installed: each instance on its own'}`);
if (sandbox) console.log(`sandbox    ${sandbox.url}`);
console.log(`logs       ${deployment.folder}`);

await new Promise((ended) => process.once('SIGINT', ended).once('SIGTERM', ended));
await deployment.close();
await sandbox?.close();
rmSync(dataDir, { recursive: true, force: true });
