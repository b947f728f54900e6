/** Letters, digits, '-' and '_', 64 at most: no other id is requested from the platform, echoed or stored on a device. */
const JOB_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a job's id at all. */
export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}

/** Length of the short form of a record's id; the long form adds three characters to it. */
const SHORT = 15;

/** Whether two ids are one record's: the same, or one the short form of the other (Salesforce accepts both and answers with the long one). */
export function isSameId(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return (
    short === long ||
    (short.length === SHORT && long.length === SHORT + 3 && long.startsWith(short))
  );
}

const LONG_IN_SMALL = /^[a-z0-9]{15}[a-z0-5]{3}$/;
/** What the three characters at the end of a long id are written in: each says which of five characters before it are capitals. */
const CASES = 'abcdefghijklmnopqrstuvwxyz012345';

/** A long id whose letters all became small on the way, as it was; null for any other text. A short id in small letters may be that of several jobs, and stays as it is. */
export function withCapitals(id: string): string | null {
  if (!LONG_IN_SMALL.test(id)) return null;
  const isCapital = (at: number): boolean =>
    at >= SHORT || (CASES.indexOf(id.charAt(SHORT + Math.floor(at / 5))) & (1 << (at % 5))) !== 0;
  const given = [...id].map((sign, at) => (isCapital(at) ? sign.toUpperCase() : sign)).join('');
  return given === id ? null : given;
}
