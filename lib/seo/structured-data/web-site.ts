import { SITE } from '@/lib/config/site';

/**
 * The site itself as schema.org's WebSite, for the home page only: its name, and the address of a search by words.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function webSite(siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: SITE.brand,
    alternateName: [SITE.jobsBrand, SITE.legalName],
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${siteUrl}/jobs?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
