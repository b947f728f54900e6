// The deployment of deploy/README.md on this machine, without Docker: `npm run deploy:local`; with `-- --machines=2` that of
// deploy/two-machines.md. Ctrl-C stops all of it.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from '@/sandbox/server';
import { startDeployment } from './deployment';
import { missing } from './needs.mjs';

const { values } = parseArgs({ options: { machines: { type: 'string', default: '1' } } });
const machines = values.machines === '2' ? 2 : 1;
const reason = missing('nginx');
if (reason) {
  console.log(`skipped: ${reason}`);
  process.exit(0);
}
const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
const sandbox = process.env.STAFFING_API_BASE_URL
  ? null
  : await startSandbox({ port: 0, dataDir, jobs: null });
const deployment = await startDeployment({
  distDir: '.next-release',
  platformUrl: process.env.STAFFING_API_BASE_URL ?? `${sandbox?.url}/services/apexrest`,
  machines,
  ...(process.env.PORT ? { port: Number(process.env.PORT) } : {}),
  settings: {
    // Lets applications wait for their platform, so that an outage can be tried.
    APPLICATION_SPOOL_KEY: process.env.APPLICATION_SPOOL_KEY ?? randomBytes(32).toString('base64'),
    ...(sandbox && { ALERT_WEBHOOK_URL: `${sandbox.url}/alerts` }),
  },
});
if (machines === 2) console.log(`balancer   ${deployment.url}`);
for (const { url } of deployment.fronts) console.log(`front      ${url}`);
for (const { url } of deployment.instances) console.log(`instance   ${url}`);
if (machines === 2 && deployment.postgres === null)
  console.log('PostgreSQL is not installed: each machine is on its own');
if (sandbox) console.log(`sandbox    ${sandbox.url}`);
console.log(`logs       ${deployment.folder}`);

await new Promise((ended) => process.once('SIGINT', ended).once('SIGTERM', ended));
await deployment.close();
await sandbox?.close();
rmSync(dataDir, { recursive: true, force: true });
