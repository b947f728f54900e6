import { SITE } from '@/lib/config/site';
import { shorten } from '@/lib/domain/words/cut-text';
import type { JobSummary } from '@/lib/domain/job/job';
import { IN_BRIEF, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import { shortTitle } from '@/lib/domain/job/short-title';
import { listedTitle } from '@/lib/domain/job/title';
import { payInWords, shortPay } from '@/lib/domain/pay/pay-words';
import { formatPlace, titleWithPlace } from '@/lib/domain/place/place';

/** As much of a description as search results show, in characters. */
const DESCRIPTION_MAX = 160;

/** Title, place and weekly pay, as far as they are known: search results show about sixty characters. */
function unnumberedTitle(job: JobSummary): string {
  const isPlaced = Boolean(job.city ?? job.state ?? job.placeText);
  return [shortTitle(listedTitle(job)), isPlaced ? formatPlace(job) : null, shortPay(job.pay)]
    .filter(Boolean)
    .join(', ');
}

/**
 * 'Travel ICU RN, Omaha, NE, $2,355–$2,495/wk': the `<title>` of a job's page, without the brand. The job's number follows if another open
 * job would have the same title.
 */
export function jobPageTitle(job: JobSummary, openJobs: readonly JobSummary[]): string {
  const title = unnumberedTitle(job);
  if (job.jobNumber === null) return title;
  // The place is compared first, because that is faster than the title and tells nearly all of them apart.
  const isShared = openJobs.some(
    (other) =>
      other.id !== job.id &&
      other.city === job.city &&
      other.state === job.state &&
      unnumberedTitle(other) === title,
  );
  return isShared ? `${title} (Job ID ${job.jobNumber})` : title;
}

/** Title and place, then facts: shift, length, pay and number, as far as they are known. A long title is shortened for them. */
export function jobPageDescription(job: JobSummary): string {
  const facts = [...wordsIn(IN_BRIEF, shortFacts(job)), payInWords(job.pay, 'weekly')]
    .filter(Boolean)
    .join(', ');
  const known = facts
    ? `: ${facts}.`
    : `: an open position with ${SITE.brand}. Ask us about shift, length and pay.`;
  const end = known + (job.jobNumber === null ? '' : ` Job ID ${job.jobNumber}.`);
  const room = Math.max(DESCRIPTION_MAX - end.length, DESCRIPTION_MAX / 2);
  return shorten(shorten(titleWithPlace(listedTitle(job), job), room) + end, DESCRIPTION_MAX);
}
