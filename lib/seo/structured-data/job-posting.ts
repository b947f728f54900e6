import { JOB_POSTING } from '@/lib/config/limits';
import type { Job, SanitizedHtml } from '@/lib/domain/job/job';
import { datePosted, validThrough } from '@/lib/domain/dates/job-posting-dates';
import { parsePay } from '@/lib/domain/pay/pay';
import { listedTitle } from '@/lib/domain/job/title';
import { cutHtml } from '@/lib/seo/feeds/cut-html';

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
 * A job as schema.org's JobPosting (docs/product/decisions.md, 'Structured data'). Everything in it stands on the page, 'Travel' too.
 * Null where a search engine would refuse it: no place, no description or no title.
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
    description: cutHtml(descriptionHtml, JOB_POSTING.descriptionMaxCharacters),
    datePosted: datePosted(job),
    ...(lastDay === null ? {} : { validThrough: lastDay }),
    employmentType: job.contractLength === null ? 'TEMPORARY' : 'CONTRACTOR',
    hiringOrganization: employer,
    jobLocation: place,
    ...baseSalary(job),
    ...identifier(job, site.legalName),
    directApply: true,
    url,
  };
}

/** City and region apart, never in `streetAddress`; null where neither is known. */
function jobLocation({ city, state }: Job): object | null {
  if (city === null && state === null) return null;
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city === null ? {} : { addressLocality: city }),
      ...(state === null ? {} : { addressRegion: state }),
      addressCountry: 'US',
    },
  };
}

/** Weekly pay as numbers: a range, one value, or nothing where the text names no weekly figure. */
function baseSalary({ payText }: Job): object {
  const pay = parsePay(payText);
  if (pay === null) return {};
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

/** The number recruiters quote, where there is one. */
function identifier({ jobNumber }: Job, name: string): object {
  if (jobNumber === null) return {};
  return { identifier: { '@type': 'PropertyValue', name, value: jobNumber } };
}
