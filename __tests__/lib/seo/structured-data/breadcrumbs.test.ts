import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';

it('breadcrumbs are numbered from one, with absolute addresses', () => {
  expect(breadcrumbList(crumbsTo('Imaging', '/Imaging-Jobs'), 'https://site.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Imaging',
        item: 'https://site.example/Imaging-Jobs',
      },
    ],
  });
});
