import * as yup from 'yup';
import { STATE_NAMES } from '@/lib/domain/place/states';

/**
 * What Google requires of structured data, by its documentation of job postings, breadcrumbs, question pages, item lists and site
 * names in November 2026: required properties, the formats it reads, and what it calls spam. Strict: a property that is not listed
 * here is a finding, so that typos are found.
 */
const address = yup
  .string()
  .required()
  .test('address', '${path} is not an absolute address', (value) => URL.canParse(value ?? ''));
const day = yup
  .string()
  .required()
  .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} is not an ISO 8601 date')
  .test('day', '${path} is not a calendar date', (value) => !Number.isNaN(Date.parse(value ?? '')));
const text = (max: number) =>
  yup
    .string()
    .required()
    .max(max)
    .test('tidy', '${path} has spaces at its ends', (value) => value === value?.trim());
const is = (value: string) => yup.string().required().oneOf([value]);
const strictly = <Shape extends yup.ObjectShape>(shape: Shape) =>
  yup.object(shape).strict().noUnknown('${path} has an unknown property: ${unknown}').required();
/** Omitted, or as the schema says; never null. */
const maybe = <Schema extends yup.Schema>(schema: Schema) => schema.optional().default(undefined);

const context = is('https://schema.org');

const organization = strictly({
  '@type': is('Organization'),
  name: text(120),
  url: address,
  logo: address,
});

const place = strictly({
  '@type': is('Place'),
  address: strictly({
    '@type': is('PostalAddress'),
    addressLocality: yup.string().min(2).max(80),
    addressRegion: yup.string().oneOf(Object.keys(STATE_NAMES)),
    addressCountry: is('US'),
  }).test(
    'somewhere',
    'an address needs a city or a region',
    ({ addressLocality, addressRegion }) => Boolean(addressLocality ?? addressRegion),
  ),
});

const dollars = yup.number().positive().max(50_000);
const salary = strictly({
  '@type': is('MonetaryAmount'),
  currency: is('USD'),
  value: strictly({
    '@type': is('QuantitativeValue'),
    unitText: is('WEEK'),
    value: dollars,
    minValue: dollars,
    maxValue: dollars,
  }).test('figures', 'one value, or a range that ascends', ({ value, minValue, maxValue }) =>
    value === undefined
      ? minValue !== undefined && maxValue !== undefined && minValue < maxValue
      : minValue === undefined && maxValue === undefined,
  ),
});

/** Titles name the job: 'codes, addresses, dates, salaries or company names' are refused, and so is shouting. */
const jobTitle = text(160)
  .test('plain', 'a title is plain text', (value) => !/[<>]|&\w+;|!!|\*\*|\$\d/.test(value ?? ''))
  .test('calm', 'a title does not shout', (value) => !/^[^a-z]{25,}$/.test(value ?? ''));

const words = (html: string) => html.replace(/<[^<>]*>/g, ' ').trim();
/** The facts that we put before every job's own text. */
const FACTS = /^<p>[^<]* · [^<]*<\/p>/;
const description = yup
  .string()
  .required()
  .max(5_000)
  .test('html', '${path} has markup Google does not read', (value) =>
    [...(value ?? '').matchAll(/<\/?([a-z0-9]+)/gi)].every(([, tag = '']) =>
      /^(p|br|ul|ol|li|h[1-5]|strong|em|b|i|a)$/i.test(tag),
    ),
  )
  .test('closed', '${path} has elements left open', (value) => {
    const count = (pattern: RegExp) => value?.match(pattern)?.length ?? 0;
    return ['p', 'ul', 'ol', 'li', 'strong', 'em'].every(
      (tag) => count(new RegExp(`<${tag}[ >]`, 'g')) === count(new RegExp(`</${tag}>`, 'g')),
    );
  })
  .test(
    'says something',
    '${path} is hardly a description',
    (value) => words((value ?? '').replace(FACTS, '')).length >= 40,
  );

const JOB_POSTING_RULES = strictly({
  '@context': context,
  '@type': is('JobPosting'),
  title: jobTitle,
  description,
  datePosted: day,
  validThrough: maybe(yup.string().matches(/^\d{4}-\d{2}-\d{2}$/)),
  employmentType: yup.string().required().oneOf(['CONTRACTOR', 'TEMPORARY']),
  hiringOrganization: organization,
  jobLocation: place,
  workHours: maybe(text(500)),
  jobStartDate: maybe(yup.string().matches(/^\d{4}-\d{2}-\d{2}$/)),
  jobImmediateStart: maybe(yup.boolean().oneOf([true])),
  totalJobOpenings: maybe(yup.number().integer().positive()),
  baseSalary: maybe(salary),
  identifier: maybe(
    strictly({
      '@type': is('PropertyValue'),
      name: text(120),
      value: text(80).notOneOf(['N/A', 'n/a', 'NA', 'null', 'undefined']),
    }),
  ),
  directApply: yup.boolean().required(),
  url: address,
})
  .test(
    'not over',
    'a posting ends after it began',
    ({ datePosted, validThrough }) => validThrough === undefined || datePosted < validThrough,
  )
  .test(
    'words',
    'a description is more than the title',
    (posting) => words(posting.description.replace(FACTS, '')) !== posting.title,
  );

const listItem = {
  '@type': is('ListItem'),
  position: yup.number().integer().positive().required(),
};
const ascending = (items: readonly { position: number }[] | undefined) =>
  (items ?? []).every(
    ({ position }, at, all) => at === 0 || position === (all[at - 1]?.position ?? 0) + 1,
  );

const BREADCRUMB_RULES = strictly({
  '@context': context,
  '@type': is('BreadcrumbList'),
  itemListElement: yup
    .array(strictly({ ...listItem, name: text(160), item: address }))
    .required()
    .min(2)
    .test(
      'positions',
      'positions count from 1',
      (items) => items[0]?.position === 1 && ascending(items),
    ),
});

const ITEM_LIST_RULES = strictly({
  '@context': context,
  '@type': is('ItemList'),
  itemListElement: yup
    .array(strictly({ ...listItem, url: address }))
    .required()
    .min(1)
    .test('positions', 'positions ascend', ascending)
    .test(
      'addresses',
      'all addresses differ and are of one host',
      (items) =>
        new Set(items.map(({ url }) => url)).size === items.length &&
        new Set(items.map(({ url }) => new URL(url).host)).size === 1,
    ),
});

const FAQ_RULES = strictly({
  '@context': context,
  '@type': is('FAQPage'),
  mainEntity: yup
    .array(
      strictly({
        '@type': is('Question'),
        name: text(300),
        acceptedAnswer: strictly({ '@type': is('Answer'), text: text(2_000) }),
      }),
    )
    .required()
    .min(1),
});

const WEB_SITE_RULES = strictly({
  '@context': context,
  '@type': is('WebSite'),
  '@id': address,
  name: text(60),
  alternateName: yup.array(text(120)).required(),
  url: address.test('home', 'the address is the home page', (url) => new URL(url).pathname === '/'),
  publisher: strictly({ '@id': address }),
  potentialAction: strictly({
    '@type': is('SearchAction'),
    target: strictly({
      '@type': is('EntryPoint'),
      urlTemplate: yup
        .string()
        .required()
        .matches(/\{search_term_string\}/),
    }),
    'query-input': is('required name=search_term_string'),
  }),
});

const EMPLOYMENT_AGENCY_RULES = strictly({
  '@context': context,
  '@type': is('EmploymentAgency'),
  '@id': address,
  name: text(120),
  alternateName: text(120),
  description: text(300),
  url: address,
  logo: address,
  image: address,
  email: yup.string().required().email(),
  telephone: yup
    .array(
      yup
        .string()
        .required()
        .matches(/^\+1\d{10}$/),
    )
    .required(),
  address: strictly({
    '@type': is('PostalAddress'),
    addressLocality: text(80),
    addressRegion: text(2),
    addressCountry: is('US'),
  }),
  sameAs: yup.array(address).required(),
});

const RULES: Readonly<Record<string, yup.Schema>> = {
  JobPosting: JOB_POSTING_RULES,
  BreadcrumbList: BREADCRUMB_RULES,
  ItemList: ITEM_LIST_RULES,
  FAQPage: FAQ_RULES,
  WebSite: WEB_SITE_RULES,
  EmploymentAgency: EMPLOYMENT_AGENCY_RULES,
};

/** What Google would object to in a block of structured data; a type without rules is a finding. */
export function findingsOf(data: unknown): readonly string[] {
  const type = typeof data === 'object' && data !== null ? Reflect.get(data, '@type') : undefined;
  const rules = RULES[String(type)];
  if (!rules) return [`no rules for ${String(type)}`];
  try {
    rules.validateSync(data, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    return yup.ValidationError.isError(error) ? error.errors : [String(error)];
  }
}
