import { SITE } from '@/lib/config/site';
import type { Job } from '@/lib/domain/job/job';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { serializeJsonLd } from '@/lib/seo/structured-data/json-ld';
import { describeJob } from '@/lib/server/snapshot/sanitize-description';
import { findingsOf } from './google-rules';
import type { Finding } from './finding';
import { createTally, shown } from './tally';

type Judged = { readonly findings: readonly Finding[]; readonly accepted: number };

/**
 * Which jobs a search engine would reject by Google's rules for JobPosting: a required property is missing, or has a form the rules
 * do not know. Checks the data as the page will contain it.
 */
export function postingFindings(jobs: readonly Job[], siteUrl: string): Judged {
  const tally = createTally();
  let accepted = 0;
  for (const job of jobs) {
    const { html } = describeJob(job);
    const url = `${siteUrl}/jobs/${job.id}`;
    const posting = jobPosting(job, { url, descriptionHtml: html, site: SITE, siteUrl });
    const missing = posting === null ? missingIn(job, html) : [];
    const doubts = posting === null ? [] : findingsOf(JSON.parse(serializeJsonLd(posting)));
    for (const text of missing) tally.add('mend', 'posting', `Google refuses it: ${text}`, job.id);
    for (const text of doubts) {
      tally.add('mend', 'posting', `Google may refuse it: ${shown(text)}`, job.id);
    }
    if (posting !== null && doubts.length === 0) accepted += 1;
  }
  return { findings: tally.findings(), accepted };
}

/** Why there is no posting: required properties that the record does not fill. */
function missingIn({ city, state, titles }: Job, html: string | null): readonly string[] {
  return [
    ...(city === null && state === null ? ['no jobLocation (city, state)'] : []),
    ...(html === null ? ['no description'] : []),
    ...(titles.length === 0 ? ['no title'] : []),
  ];
}
