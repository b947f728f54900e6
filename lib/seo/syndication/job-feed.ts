import { JOB_POSTING } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import type { DescribedJob } from '@/lib/domain/job/job';
import { validThrough } from '@/lib/domain/dates/job-posting-dates';
import { listedTitle } from '@/lib/domain/job/title';
import { changedAt, isoMoment, jobUrl, knownPlace, payWords, postedAt } from './feed-job';
import { cdata, xmlText } from './xml';

type Context = {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** When these jobs were first read in this version. */
  readonly builtAt: Date;
};

/**
 * All jobs in the form that aggregators read (`<source>` with a `<job>` each), piece by piece: a long list is never in memory as one text.
 * Jobs they would refuse are left out: those without a place, a title or a description.
 */
export function* jobFeed(jobs: Iterable<DescribedJob>, { siteUrl, builtAt }: Context) {
  yield (
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n' +
    `<publisher>${xmlText(SITE.legalName)}</publisher>\n` +
    `<publisherurl>${xmlText(siteUrl)}</publisherurl>\n` +
    `<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>\n`
  );
  for (const one of jobs) yield jobElement(one, siteUrl);
  yield '</source>\n';
}

function jobElement({ job, html }: DescribedJob, siteUrl: string): string {
  const place = knownPlace(job);
  if (place === null || html === null || job.titles.length === 0) return '';
  const lastDay = validThrough(job, JOB_POSTING.validDays);
  const fields: readonly (readonly [string, string | null])[] = [
    ['title', listedTitle(job)],
    ['date', isoMoment(postedAt(job))],
    ['expirationdate', lastDay],
    ['lastactivitydate', isoMoment(changedAt(job))],
    ['referencenumber', job.id],
    ['requisitionid', job.jobNumber],
    ['url', jobUrl(siteUrl, job)],
    ['company', SITE.legalName],
    ['city', place.city],
    ['state', place.state],
    ['country', 'US'],
    ['description', html],
    ['salary', payWords(job)],
    ['jobtype', job.contractLength === null ? 'temporary' : 'contract'],
    ['category', job.specialties.join(', ') || null],
  ];
  const lines = fields.map(([name, text]) =>
    text === null ? '' : `<${name}>${cdata(text)}</${name}>\n`,
  );
  return `<job>\n${lines.join('')}</job>\n`;
}
