/**
 * The jobs a page lists, in their order, as schema.org's ItemList: each by its address only, because its own page has the rest.
 * @param first position of the first of them in the whole list, counted from 1
 */
export function itemList(
  jobs: readonly { readonly id: string }[],
  siteUrl: string,
  first = 1,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: jobs.map(({ id }, at) => ({
      '@type': 'ListItem',
      position: first + at,
      url: `${siteUrl}/jobs/${id}`,
    })),
  };
}
