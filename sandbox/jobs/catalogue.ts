import { withAwkwardRecords } from '@/sandbox/jobs/awkward-records';
import type { Records } from '@/sandbox/jobs/job-feed';
import { jobRecord } from '@/sandbox/jobs/job-record';
import { jobSeed } from '@/sandbox/jobs/job-seed';
import { indexOfId } from '@/sandbox/jobs/record-id';
import { withMentions, withTerms } from '@/sandbox/jobs/variants';

const DEFAULT_JOBS = 400;

/**
 * Exactly `count` readable jobs; the same index is the same job in a list of any length.
 * @param terms whether they state start, hours and openings
 * @param mentions whether their postings name charting systems, 'no call' and the like
 */
export function generatedRecords(count: number, { terms = false, mentions = false } = {}): Records {
  const at = (index: number) => {
    const plain = jobRecord(jobSeed(index));
    const record = mentions ? withMentions(plain, index) : plain;
    return terms ? withTerms(record, index) : record;
  };
  return {
    size: count,
    at,
    find(id) {
      const index = indexOfId(id);
      if (index === null || index >= count) return undefined;
      const record = at(index);
      return record.Record_Id === id || record.Id === id ? record : undefined;
    },
  };
}

/** The default list: about 400 jobs, with the awkward records among them. */
export function defaultRecords(): readonly unknown[] {
  const { at } = generatedRecords(DEFAULT_JOBS);
  return withAwkwardRecords(Array.from({ length: DEFAULT_JOBS }, (_, index) => at(index)));
}
