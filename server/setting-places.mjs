import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** @import { Source } from './setting-reader.mjs' */

/** What Linux takes as a socket's path (bytes). */
const LONGEST_SOCKET = 107;

/** What is at a path; undefined if nothing is. */
const at = (path) => statSync(path, { throwIfNoEntry: false });

/** Whether what a test needs is there: one that throws needs what is not. */
const holds = (test) => {
  try {
    return test();
  } catch {
    return false;
  }
};

const canWriteIn = (folder) => {
  accessSync(folder, constants.W_OK | constants.X_OK);
  return statSync(folder).isDirectory();
};
const canReadFile = (path) => {
  accessSync(path, constants.R_OK);
  return statSync(path).isFile();
};

/**
 * What is wrong with files and folders that settings name, one line each. Only where the site starts: a build may be made on another
 * machine.
 * @param {Source} source
 * @returns {string[]}
 */
export function placeProblems({ DATA_DIR, LISTEN_SOCKET, GOOGLE_INDEXING_CREDENTIALS }) {
  const trimmed = (value = '') => value.trim();
  const data = trimmed(DATA_DIR);
  const socket = trimmed(LISTEN_SOCKET);
  const google = trimmed(GOOGLE_INDEXING_CREDENTIALS);
  const problems = [];
  // It is made when it is needed: a site with a PostgreSQL may have no disk.
  if (data && !holds(() => at(data)?.isDirectory() ?? true))
    problems.push(`DATA_DIR is not a folder: "${data}"`);
  const canListen = () =>
    Buffer.byteLength(socket) <= LONGEST_SOCKET &&
    canWriteIn(dirname(socket)) &&
    (at(socket)?.isSocket() ?? true);
  if (socket && !holds(canListen))
    problems.push(
      `LISTEN_SOCKET is not the path of a socket, of at most ${LONGEST_SOCKET} bytes, in a folder that exists and may be written: "${socket}"`,
    );
  if (google && !holds(() => canReadFile(google)))
    problems.push(`GOOGLE_INDEXING_CREDENTIALS is not a file that can be read: "${google}"`);
  return problems;
}
