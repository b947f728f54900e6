import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fail, say } from './say.mjs';
import { heapFlag } from './heap.mjs';
import { refuseBusyPorts } from './ports.mjs';
import { withOutboxKey } from './outbox-key.mjs';
import { placeProblems } from '../server/setting-places.mjs';
import { loadSettings, refuseWrongSettings, usesSandbox, withSandbox } from './settings.mjs';

const dev = process.argv.includes('--dev');
const given = loadSettings(dev);
refuseWrongSettings('start', given, placeProblems(given));
const loaded = withSandbox(given);
await refuseBusyPorts(loaded);
const settings = withOutboxKey(loaded, (text) => say('start', text));
const port = settings.PORT || '3000';
const sandboxPort = settings.SANDBOX_PORT || '4010';
const children = [];
let stopping = false;

/** Stops the site first: its last answers may need the sandbox, which was started before it and stops last. */
function stop(code, signal = 'SIGTERM') {
  if (!stopping) process.exitCode = code;
  stopping = true;
  children.at(-1)?.kill(signal);
}
process.on('SIGINT', () => stop(0, 'SIGINT'));
process.on('SIGTERM', () => stop(0));

function startChild(name, args, env) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...settings, ...env } });
  child.on('exit', (code) => {
    if (!stopping) console.error(`[start] ${name} stopped unexpectedly (code ${code ?? 'none'}).`);
    children.splice(children.indexOf(child), 1);
    stop(1);
  });
  children.push(child);
}

async function answers(url, seconds) {
  for (let waited = 0; waited < seconds * 5 && !stopping; waited += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return true;
    await pause(200);
  }
  return false;
}

const inBox = usesSandbox(settings);
const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
if (inBox) {
  say('start', 'no STAFFING_API_BASE_URL: starting the staffing platform in a box');
  startChild('the sandbox', ['--import', 'tsx', 'sandbox/main.ts'], { SANDBOX_PORT: sandboxPort });
  if (!(await answers(sandboxUrl, 30))) fail('start', 'The sandbox did not start.');
}
startChild(
  'the site',
  dev ? ['node_modules/next/dist/bin/next', 'dev', '-p', port] : [heapFlag(), 'server/main.mjs'],
  {
    PORT: port,
    ...(inBox && { STAFFING_API_BASE_URL: `${sandboxUrl}/services/apexrest` }),
  },
);
if (await answers(`http://127.0.0.1:${port}/api/health`, 60)) {
  say('start', `site      http://localhost:${port}`);
  if (inBox)
    say(
      'start',
      `sandbox   http://localhost:${sandboxPort}   applications and messages arrive here`,
    );
}
