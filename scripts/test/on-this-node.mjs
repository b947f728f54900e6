// Checks that the project works on the Node that runs this: unit tests, and a journey through the built site.
import { spawnSync } from 'node:child_process';
import { say } from '../say.mjs';

const settings = { ...process.env, FORCE_COLOR: '0' };
const STEPS = [
  ['node_modules/jest/bin/jest.js', '--silent'],
  ['scripts/test/e2e.mjs', '--bare', 'e2e/apply/find-and-apply.spec.ts', '--retries=0'],
];
say('test', `Node ${process.version}`);
for (const args of STEPS)
  if (spawnSync(process.execPath, args, { stdio: 'inherit', env: settings }).status !== 0)
    process.exit(1);
