import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IN_SEARCH, REFERRAL_BONUS, REVIEW_PLACES, SEAL, SITE, SOCIALS } from '@/lib/config/site';
import { RILEY_WRITES } from '@/lib/content/pages/after-applying';
import { ABOUT, ABOUT_PRINCIPLES } from '@/lib/content/pages/about';
import { BENEFITS } from '@/lib/content/jobs/benefits';
import { CONTRACT_WEEKS } from '@/lib/content/jobs/contract';
import { PITCH_BLURBS } from '@/lib/content/pages/home-pitch';
import { ACCESSIBILITY } from '@/lib/content/legal/accessibility';
import { EQUAL_OPPORTUNITY } from '@/lib/content/legal/equal-opportunity';
import { PRIVACY_POLICY } from '@/lib/content/legal/privacy-policy';
import { TERMS_AND_CONDITIONS } from '@/lib/content/legal/terms-and-conditions';
import { PAY_EXPLAINED } from '@/lib/content/jobs/pay-questions';
import { RECRUITERS, recruiterOf } from '@/lib/content/pages/recruiters';
import { RILEY, RILEY_MESSAGES } from '@/lib/content/pages/riley';
import { SPECIALTIES, specialtyAt } from '@/lib/content/specialties';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { TESTIMONIALS, TESTIMONIALS_NOTE } from '@/lib/content/pages/testimonials';
import { WHY, WHY_PROMISES, WHY_STEPS } from '@/lib/content/pages/why';
import { CONTACT_VALUES } from '@/lib/platform/apply-fields';
import type { Level } from './finding';
import { exactly, files, sentences, together } from './marks';

/** Content that came with the project as a sample. */
export type SampleContent = {
  readonly key: string;
  readonly level: Level;
  readonly what: string;
  readonly where: string;
  /** Whether an owner may adopt it unchanged (`adopted.ts`). */
  readonly canBeAdopted: boolean;
  /** The marks of the current content. */
  readonly marks: () => readonly string[];
};

const within = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));
const SITE_FILE = 'lib/config/site.ts';
const replace = { level: 'must', canBeAdopted: false } as const;
const review = { level: 'should', canBeAdopted: true } as const;
const legal = (name: string, { effective }: { readonly effective: string }) => ({
  ...replace,
  key: `legal-${name}`,
  what: 'the legal text has the sample’s date: have counsel check it, then set `effective` to your day',
  where: `content/legal/${name}.json`,
  marks: () => exactly(effective),
});

export const SAMPLE_CONTENT: readonly SampleContent[] = [
  {
    ...replace,
    key: 'brand',
    what: 'brand, legal name, name in share messages',
    where: SITE_FILE,
    marks: () => exactly([SITE.brand, SITE.legalName, SITE.jobsBrand]),
  },
  {
    ...replace,
    key: 'why-slug',
    what: 'the address /why-… with the sample brand',
    where: SITE_FILE,
    marks: () => exactly(SITE.whySlug),
  },
  {
    ...replace,
    key: 'phones',
    what: 'phone numbers nobody answers',
    where: SITE_FILE,
    // Their labels are words that anybody may use.
    marks: () =>
      exactly(
        [SITE.phone, SITE.secondPhone, SITE.textPhone].map(
          (phone) => phone && [phone.text, phone.href],
        ),
      ),
  },
  {
    ...replace,
    key: 'email',
    what: 'an email address nobody reads',
    where: SITE_FILE,
    marks: () => exactly(SITE.email),
  },
  {
    ...replace,
    key: 'review-links',
    what: 'where reviews are read and written',
    where: SITE_FILE,
    marks: () => exactly(REVIEW_PLACES),
  },
  {
    ...replace,
    key: 'socials',
    what: 'social links that lead to nobody’s page',
    where: SITE_FILE,
    marks: () => exactly(SOCIALS.map(({ href }) => href)),
  },
  {
    ...replace,
    key: 'seal',
    what: 'the seal and its words',
    where: `${SITE_FILE}, public/art/seal.svg`,
    marks: () => (SEAL ? [...exactly(SEAL.text), ...files([`public${SEAL.src}`])] : []),
  },
  {
    ...replace,
    key: 'testimonials',
    what: 'reviews nobody wrote',
    where: 'content/reviews.json',
    marks: () => [
      ...sentences(TESTIMONIALS.map(({ textReview }) => textReview)),
      ...exactly([TESTIMONIALS_NOTE, TESTIMONIALS.map(({ id }) => id)]),
    ],
  },
  {
    ...review,
    key: 'riley-writes',
    what: 'when an applicant hears from Riley: a promise',
    where: 'lib/content/pages/after-applying.ts',
    marks: () => exactly(RILEY_WRITES ?? ''),
  },
  {
    ...replace,
    key: 'recruiters',
    what: 'recruiters who do not exist',
    where: 'content/recruiters.json',
    marks: () => exactly(RECRUITERS.map(({ calendarUrl }) => calendarUrl)),
  },
  {
    ...review,
    level: 'optional',
    key: 'recruiter-people',
    what: 'no recruiter is named: with a `person`, one appears on job, application and success pages',
    where: 'content/recruiters.json',
    marks: () => (recruiterOf([]) === null ? exactly('no recruiter is named') : []),
  },
  {
    ...replace,
    key: 'statistics',
    what: 'demand figures without a source',
    where: 'content/specialties/long-term-care.json',
    marks: () => exactly(specialtyAt(LANDING_PATHS.longTermCare)?.demand?.source.text),
  },
  legal('privacy-policy', PRIVACY_POLICY),
  legal('terms-and-conditions', TERMS_AND_CONDITIONS),
  legal('equal-opportunity', EQUAL_OPPORTUNITY),
  legal('accessibility', ACCESSIBILITY),
  {
    ...replace,
    key: 'wordmarks',
    what: 'the sample’s wordmarks',
    where: 'public/art',
    marks: () =>
      files([
        'public/art/wordmark.svg',
        'public/art/wordmark-night.svg',
        'public/art/wordmark-light.svg',
      ]),
  },
  {
    ...replace,
    key: 'icons',
    what: 'the sample’s mark: draw app/icon.svg, then `npm run brand-images`',
    where: 'app/icon.svg',
    marks: () =>
      files([
        'app/icon.svg',
        'app/favicon.ico',
        'app/apple-icon.png',
        ...within('public/icons').filter((path) => path.endsWith('.png')),
      ]),
  },
  {
    ...replace,
    key: 'share-images',
    what: 'share images with the sample brand: `npm run brand-images`',
    where: 'public/share',
    marks: () => files(within('public/share')),
  },
  {
    ...review,
    key: 'referral-bonus',
    what: 'three amounts that disagree: the specification quotes one on the Why page, one on the Riley page and in the footer, and one among the benefits of a job. Choose one and write it in all three; until then the footer names none below a page that quotes its own',
    where: SITE_FILE,
    marks: () => together(REFERRAL_BONUS),
  },
  {
    ...review,
    key: 'title-and-tagline',
    what: 'title and tagline of the home page',
    where: SITE_FILE,
    marks: () => exactly([IN_SEARCH.title, IN_SEARCH.tagline]),
  },
  {
    ...review,
    key: 'office',
    what: 'the office',
    where: SITE_FILE,
    marks: () => together(SITE.office),
  },
  {
    ...review,
    key: 'consent-default',
    what: 'the agreement box starts checked: ask counsel',
    where: SITE_FILE,
    marks: () => together({ consentDefault: SITE.consentDefault }),
  },
  {
    ...review,
    key: 'benefits',
    what: 'benefits you may not give',
    where: 'lib/content/jobs/benefits.ts',
    marks: () => together(BENEFITS.slice(2)),
  },
  {
    ...review,
    key: 'pay-explained',
    what: 'what weekly pay is made of: check it against your contracts',
    where: 'lib/content/jobs/pay-questions.ts',
    marks: () => sentences(PAY_EXPLAINED),
  },
  {
    ...review,
    key: 'contract-weeks',
    what: 'how long contracts run',
    where: 'lib/content/jobs/contract.ts',
    marks: () => together(CONTRACT_WEEKS),
  },
  {
    ...review,
    key: 'home-pitch',
    what: 'the home page’s claims',
    where: 'content/home.json',
    marks: () => sentences(PITCH_BLURBS),
  },
  {
    ...review,
    key: 'about',
    what: 'the About page',
    where: 'content/about.json',
    marks: () => sentences([ABOUT, ABOUT_PRINCIPLES]),
  },
  {
    ...review,
    key: 'why',
    what: 'the promises of the Why page',
    where: 'content/why.json',
    marks: () => sentences([WHY, WHY_PROMISES, WHY_STEPS]),
  },
  {
    ...review,
    key: 'riley',
    what: 'what the virtual assistant does and says',
    where: 'content/riley.json',
    marks: () => sentences([RILEY, RILEY_MESSAGES]),
  },
  {
    ...review,
    key: 'specialties',
    what: 'the eight landing pages',
    where: 'content/specialties',
    marks: () => sentences(SPECIALTIES),
  },
  {
    ...review,
    key: 'application-source',
    what: 'where the platform files applications: verify it with the platform',
    where: 'lib/platform/apply-fields.ts',
    marks: () => together(CONTACT_VALUES),
  },
  {
    ...review,
    level: 'optional',
    key: 'reviewers',
    what: 'drawn heads beside the reviews',
    where: 'public/art/reviewers.svg',
    marks: () => files(['public/art/reviewers.svg']),
  },
  {
    ...review,
    level: 'optional',
    key: 'colours',
    what: 'colours, spaces, type',
    where: 'app/tokens.css',
    marks: () => files(['app/tokens.css']),
  },
];
