import type { NavLink } from '@/lib/content/addresses/navigation';

/** The visible breadcrumbs as schema.org's BreadcrumbList. `siteUrl` is the site's origin, without a trailing slash. */
export function breadcrumbList(crumbs: readonly NavLink[], siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(href, `${siteUrl}/`).href,
    })),
  };
}
