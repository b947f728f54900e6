import { spawn } from 'node:child_process';
import { openSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { PATH } from './needs.mjs';

/** A program of a deployment that runs on this machine, with the processes it starts itself. */
export type Part = {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Sends a signal and waits for the end: the exit code, null if the signal itself ended it. */
  readonly end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

type Plan = {
  readonly url: string;
  readonly command: readonly [string, ...string[]];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly log: string;
  /** A file that a killed process leaves, and that would keep the next one from starting. */
  readonly leftover?: string;
  readonly isReady: () => Promise<boolean>;
};

/** Whether an address answers with a success status. */
export const answers = (url: string) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

/** Kills what is still running when this process exits. */
const running = new Set<(signal: NodeJS.Signals) => void>();
process.once('exit', () => running.forEach((send) => send('SIGKILL')));

/** A part that can be started, ended and started again. Its processes are a group, so that a signal reaches nginx's workers too. */
export function part({
  url,
  command: [program, ...args],
  cwd,
  env,
  log,
  leftover,
  isReady,
}: Plan): Part {
  let send: (signal: NodeJS.Signals) => void = () => undefined;
  let gone: Promise<number | null> = Promise.resolve(null);
  return {
    url,
    async start() {
      if (leftover) rmSync(leftover, { force: true });
      const output = openSync(log, 'a');
      const child = spawn(program, args, {
        cwd,
        env: { ...process.env, PATH, ...env },
        stdio: ['ignore', output, output],
        detached: true,
      });
      const { pid } = child;
      const group = (signal: NodeJS.Signals) => void (pid && process.kill(-pid, signal));
      send = group;
      running.add(group);
      gone = new Promise((done) => {
        const leave = (code: number | null) => {
          running.delete(group);
          send = () => undefined;
          done(code);
        };
        child.once('exit', leave).once('error', () => leave(null));
      });
      for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
        if (await isReady()) return;
        await pause(100);
      }
      throw new Error(`${program} did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    },
    async end(signal = 'SIGTERM') {
      send(signal);
      return gone;
    },
  };
}
