/**
 * How much of JavaScript's own memory one process of the site may hold, in MB, and what the process as a whole then stays
 * below: descriptions, cached pages and cards, uploads and the drawing of pictures lie beside the heap. Without a limit Node
 * takes it from the machine's size, and holds on to what it need not. The numbers also stand in deploy/ and docs/; a test compares them,
 * and the soak (`npm run test:long soak`) shows that they hold.
 */
export const HEAP_MB = 512;
export const PROCESS_MB = 1_024;

/** For the command line of Node. */
export const heapFlag = (megabytes = HEAP_MB) => `--max-old-space-size=${megabytes}`;
