import { IN_SEARCH, SITE, SOCIALS } from '@/lib/config/site';
import { organization } from '@/lib/seo/structured-data/organization';

it('describes the agency of the footer (SD-10)', () => {
  expect(organization('https://ours.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EmploymentAgency',
    '@id': 'https://ours.example/#organization',
    name: SITE.legalName,
    alternateName: SITE.brand,
    description: IN_SEARCH.tagline,
    url: 'https://ours.example',
    logo: 'https://ours.example/icon.svg',
    image: 'https://ours.example/icon.svg',
    email: SITE.email,
    telephone: [SITE.phone.href.slice(4), SITE.secondPhone.href.slice(4)],
    address: {
      '@type': 'PostalAddress',
      addressLocality: SITE.office.city,
      addressRegion: SITE.office.state,
      addressCountry: 'US',
    },
    sameAs: SOCIALS.map(({ href }) => href),
  });
});
