import { IN_SEARCH, SITE, SOCIALS } from '@/lib/config/site';

/**
 * The agency as schema.org's EmploymentAgency, for every page with the footer (docs/product/decisions.md, 'Structured data'). Its name,
 * numbers, email address and town can be read in every footer, the short one of application pages included.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function organization(siteUrl: string): object {
  const { brand, legalName, email, phone, secondPhone, office } = SITE;
  return {
    '@context': 'https://schema.org',
    '@type': 'EmploymentAgency',
    '@id': `${siteUrl}/#organization`,
    name: legalName,
    alternateName: brand,
    description: IN_SEARCH.tagline,
    url: siteUrl,
    logo: `${siteUrl}/icon.svg`,
    image: `${siteUrl}/icon.svg`,
    email,
    telephone: [phone, secondPhone].map(({ href }) => href.replace(/^tel:/, '')),
    address: {
      '@type': 'PostalAddress',
      addressLocality: office.city,
      addressRegion: office.state,
      addressCountry: 'US',
    },
    sameAs: SOCIALS.map(({ href }) => href),
  };
}
