/**
 * Limit of the JavaScript heap of one process of the site, in MB, and what the process as a whole then stays below: descriptions,
 * cached pages and cards, uploads and image rendering are outside the heap. Without a limit Node derives one from the machine's
 * size, and keeps memory that it does not need. The numbers are repeated in deploy/ and docs/; a test compares them, and the soak
 * (`npm run test:long soak`) shows that they hold.
 */
export const HEAP_MB = 512;
export const PROCESS_MB = 1_024;

/** The flag for Node's command line. */
export const heapFlag = (megabytes = HEAP_MB) => `--max-old-space-size=${megabytes}`;
