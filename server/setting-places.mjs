import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** @import { Source } from './setting-reader.mjs' */

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
  const [data, socket, google] = [DATA_DIR, LISTEN_SOCKET, GOOGLE_INDEXING_CREDENTIALS].map(
    (value) => value?.trim() ?? '',
  );
  const problems = [];
  // It is made when it is needed: a site with a PostgreSQL may have no disk.
  if (data && !holds(() => at(data)?.isDirectory() ?? true))
    problems.push(`DATA_DIR is not a folder: "${data}"`);
  if (socket && !holds(() => canWriteIn(dirname(socket)) && (at(socket)?.isSocket() ?? true)))
    problems.push(
      `LISTEN_SOCKET is not the path of a socket, in a folder that exists and may be written: "${socket}"`,
    );
  if (google && !holds(() => canReadFile(google)))
    problems.push(`GOOGLE_INDEXING_CREDENTIALS is not a file that can be read: "${google}"`);
  return problems;
}
