/**
 * How a server that is told to end does so (docs/decisions/0019), loaded with the guard. On SIGTERM it goes on answering for
 * DRAIN_SECONDS, while /api/health says 503 and every answer 'Connection: close', so that whoever stands in front sends
 * nobody any more; then it takes no new connections (scripts/server/front-door.mjs), finishes what has begun, applications on their way
 * to the platform included, and ends with code 0. SIGINT (Ctrl-C) leaves out the wait.
 */
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { openFrontDoor } from './front-door.mjs';
import { globals } from './process-globals.mjs';

// Next's own handlers close the door at the first signal.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';

const DEFAULT_SECONDS = 5;
/** An application may be on its way to the platform for 20 s, after its upload. What is not done by then is cut. */
const LONGEST_MS = 30_000;
/** A connection without a first request: a browser's guess, or one whose request is about to arrive. */
const FRESH_MS = 1_000;
const SWEEP_MS = 100;

const servers = new Set();
const fresh = new Set();
let door;
let isEnding = false;

/** Whether answers should ask the other side to close the connection. */
export const isLeaving = () => isEnding;

/** Takes note of a server that has opened its port. */
export function noteServer(server) {
  servers.add(server);
  const path = process.env.LISTEN_SOCKET?.trim();
  if (path) door ??= openFrontDoor(server, path);
}

export function noteConnection(socket) {
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
    const work = [...globals.unfinished];
    if (work.length === 0) return;
    await Promise.allSettled(work);
  }
}

async function end(wait) {
  if (isEnding) return;
  isEnding = true;
  await pause(wait);
  await door?.hide();
  // Whoever waited in the port's queue has just been let in.
  await turn();
  const doors = door ? [...servers, door] : [...servers];
  const closed = doors.map((each) => new Promise((resolve) => each.close(resolve)));
  setInterval(() => servers.forEach((server) => server.closeIdleConnections()), SWEEP_MS);
  // A request that has arrived meanwhile is read before the turn is over.
  void pause(FRESH_MS)
    .then(() => turn())
    .then(() => fresh.forEach((socket) => socket.destroy()));
  await Promise.race([Promise.all(closed).then(finish), pause(LONGEST_MS)]);
  process.exit(0);
}

process.on('SIGTERM', () => void end(waitMs()));
process.on('SIGINT', () => void end(0));
