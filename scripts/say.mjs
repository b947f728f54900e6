/** The output of all scripts: what is being done, and what went wrong in one clear line. */
export const say = (who, text) => console.log(`[${who}] ${text}`);

export function fail(who, text) {
  console.error(`[${who}] ${text}`);
  process.exit(1);
}
