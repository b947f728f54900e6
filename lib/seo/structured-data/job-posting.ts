import { JOB_POSTING } from '@/lib/config/limits';
import type { Job, SanitizedHtml } from '@/lib/domain/job/job';
import { datePosted, validThrough } from '@/lib/domain/dates/job-posting-dates';
import { formatStatedHours } from '@/lib/domain/pay/hours-words';
import { listedTitle } from '@/lib/domain/job/title';
import { cutHtml } from '@/lib/seo/syndication/cut-html';
import { factsParagraph, knownPlace } from '@/lib/seo/syndication/feed-job';

export type PostingContext = {
  /** The job's own address. */
  readonly url: string;
  /** The description as the page shows it. */
  readonly descriptionHtml: SanitizedHtml | null;
  readonly site: { readonly legalName: string };
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
};

/**
 * A job as schema.org's JobPosting (docs/product/decisions.md, 'Structured data'). Everything in it is on the page, including 'Travel'.
 * Null if a search engine would refuse it: no place, no description or no title.
 */
export function jobPosting(job: Job, context: PostingContext): object | null {
  const place = jobLocation(job);
  const { descriptionHtml, site, siteUrl, url } = context;
  const lastDay = validThrough(job, JOB_POSTING.validDays);
  if (place === null || descriptionHtml === null || job.titles.length === 0) return null;
  const employer = {
    '@type': 'Organization',
    name: site.legalName,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: listedTitle(job),
    description: completeDescription(job, descriptionHtml),
    datePosted: datePosted(job),
    ...(lastDay === null ? {} : { validThrough: lastDay }),
    employmentType: job.contractLength === null ? 'TEMPORARY' : 'CONTRACTOR',
    hiringOrganization: employer,
    jobLocation: place,
    ...workHours(job),
    ...start(job),
    ...(job.contract?.openings && { totalJobOpenings: job.contract.openings }),
    ...baseSalary(job),
    ...identifier(job, site.legalName),
    directApply: true,
    url,
  };
}

/** The facts in a line of their own, then the description, because it is read without the page around it. */
function completeDescription(job: Job, html: SanitizedHtml): string {
  const facts = factsParagraph(job);
  return facts + cutHtml(html, JOB_POSTING.descriptionMaxCharacters - facts.length);
}

/** City and region separately, never in `streetAddress`; null if neither is known. */
function jobLocation(job: Job): object | null {
  const place = knownPlace(job);
  if (place === null) return null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(place.city === null ? {} : { addressLocality: place.city }),
      ...(place.state === null ? {} : { addressRegion: place.state }),
      addressCountry: 'US',
    },
  };
}

/** The shifts and the hours, as the page names them. */
function workHours({ shifts, contract }: Job): object {
  const hours = contract && formatStatedHours(contract);
  const named = [...shifts, ...(hours ? [hours] : [])];
  return named.length === 0 ? {} : { workHours: named.join(', ') };
}

/** The first day, if the record states one. */
function start({ contract }: Job): object {
  const startsOn = contract?.startsOn;
  if (!startsOn) return {};
  return startsOn === 'asap' ? { jobImmediateStart: true } : { jobStartDate: startsOn };
}

/** Weekly pay as numbers: a range, one value, or nothing if the text has no weekly figure or an implausible one. */
function baseSalary(job: Job): object {
  const pay = job.pay?.week;
  if (!pay) return {};
  const figures =
    pay.min === pay.max ? { value: pay.max } : { minValue: pay.min, maxValue: pay.max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...figures, unitText: 'WEEK' },
    },
  };
}

/** The number recruiters quote, if there is one. */
function identifier({ jobNumber }: Job, name: string): object {
  if (jobNumber === null) return {};
  return { identifier: { '@type': 'PropertyValue', name, value: jobNumber } };
}
