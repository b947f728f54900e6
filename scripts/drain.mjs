/**
 * How a server that is told to end does so (docs/decisions/0019), loaded with the guard. On SIGTERM it goes on answering for
 * DRAIN_SECONDS, while /api/health says 503 and every answer 'Connection: close', so that whoever stands in front sends
 * nobody any more; then it takes no new connections, finishes what has begun, applications on their way to the platform
 * included, and ends with code 0. SIGINT (Ctrl-C) leaves
 * out the wait.
 */
import { setTimeout as pause } from 'node:timers/promises';

// Next's own handlers close the door at the first signal.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';

const DEFAULT_SECONDS = 5;
/** An application may be on its way to the platform for 20 s, after its upload. What is not done by then is cut. */
const LONGEST_MS = 30_000;
/** A connection without a first request: a browser's guess, or one whose request is about to arrive. */
const FRESH_MS = 1_000;
const SWEEP_MS = 100;
/** Where the site keeps what must not be cut though no connection waits for it (lib/server/draining.ts). */
const UNFINISHED_KEY = Symbol.for('fernway.unfinished');

const servers = new Set();
const fresh = new Set();
let isEnding = false;

/** Whether answers should ask the other side to close the connection. */
export const isLeaving = () => isEnding;

/** Takes note of a server and of a connection to it. */
export function noteConnection(server, socket) {
  servers.add(server);
  fresh.add(socket);
  socket.once('close', () => fresh.delete(socket));
}

export const noteRequest = (socket) => fresh.delete(socket);

/** Read late: Next fills in the settings of `.env` after this file. */
function waitMs() {
  const text = process.env.DRAIN_SECONDS?.trim();
  const seconds = text ? Number(text) : DEFAULT_SECONDS;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : DEFAULT_SECONDS * 1_000;
}

/** What ends may have begun something else. */
async function finish() {
  for (;;) {
    const work = [...(globalThis[UNFINISHED_KEY] ?? [])];
    if (work.length === 0) return;
    await Promise.allSettled(work);
  }
}

async function end(wait) {
  if (isEnding) return;
  isEnding = true;
  await pause(wait);
  const closed = [...servers].map((server) => new Promise((resolve) => server.close(resolve)));
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), SWEEP_MS);
  setTimeout(() => fresh.forEach((socket) => socket.destroy()), FRESH_MS);
  await Promise.race([Promise.all(closed).then(finish), pause(LONGEST_MS)]);
  process.exit(0);
}

process.on('SIGTERM', () => void end(waitMs()));
process.on('SIGINT', () => void end(0));
