import { SITE } from '@/lib/config/site';
import { organization } from '@/lib/seo/organization';

it('describes the agency of the footer (SD-10)', () => {
  expect(organization('https://ours.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'EmploymentAgency',
    '@id': 'https://ours.example/#organization',
    name: SITE.legalName,
    alternateName: SITE.brand,
    description: SITE.tagline,
    url: 'https://ours.example',
    logo: 'https://ours.example/icon.svg',
    image: 'https://ours.example/icon.svg',
    email: SITE.email,
    telephone: ['+15155550142', '+18005550117'],
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Des Moines',
      addressRegion: 'IA',
      addressCountry: 'US',
    },
    sameAs: SITE.socials.map(({ href }) => href),
  });
});
