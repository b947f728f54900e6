/**
 * Loaded into a site by a test (`NODE_OPTIONS`): on SIGUSR2 its monotonic clock moves on by five minutes, so that the list of jobs is
 * due and the next request makes the site read it.
 */
const FIVE_MINUTES_MS = 300_001;

const now = performance.now.bind(performance);
let ahead = 0;
performance.now = () => now() + ahead;
process.on('SIGUSR2', () => (ahead += FIVE_MINUTES_MS));
