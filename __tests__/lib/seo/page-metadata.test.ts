import { SITE } from '@/lib/config/site';
import { pageMetadata } from '@/lib/seo/page-metadata';

const TEXT = { title: 'A page', description: 'What it is about.' };

describe('the head of a page', () => {
  it('that is indexed names its address, for search engines and in shared links', () => {
    expect(pageMetadata({ ...TEXT, path: '/about', search: '?utm_source=x' })).toEqual({
      ...TEXT,
      alternates: { canonical: '/about' },
      openGraph: {
        title: `A page | ${SITE.titleBrand}`,
        description: TEXT.description,
        url: '/about',
        siteName: SITE.brand,
        type: 'website',
        locale: 'en_US',
        images: [
          {
            url: '/share/about.png',
            width: 1200,
            height: 630,
            alt: `About ${SITE.brand} · ${SITE.brand}`,
          },
        ],
      },
    });
  });

  it('may have a title without the brand added', () => {
    const title = { absolute: 'Map | Jobs near you' };
    expect(pageMetadata({ ...TEXT, title, path: '/job-map' })).toMatchObject({
      title,
      openGraph: { title: 'Map | Jobs near you', images: [{ url: '/share/home.png' }] },
    });
  });

  it('of a narrowed list names the page of the same search, if there is one', () => {
    const list = { ...TEXT, path: '/jobs', search: 'state=TX' };
    expect(pageMetadata(list)).toMatchObject({ robots: 'noindex, follow' });
    expect(pageMetadata(list)).not.toHaveProperty('alternates');
    expect(pageMetadata({ ...list, searchPage: '/jobs/in/texas' })).toMatchObject({
      alternates: { canonical: '/jobs/in/texas' },
      openGraph: { url: '/jobs/in/texas' },
    });
  });

  it('that is not indexed names no canonical address', () => {
    const head = pageMetadata({ title: 'Thank you', path: '/thank-you' });
    expect(head).toMatchObject({ robots: 'noindex, follow', openGraph: { url: '/thank-you' } });
    expect(head).not.toHaveProperty('alternates');
    expect(head).not.toHaveProperty('description');
    expect(head).not.toHaveProperty('referrer');
  });

  it('of a page with an id in its address sends no referrer', () => {
    expect(pageMetadata({ ...TEXT, path: '/reference', search: '?id=a1' })).toMatchObject({
      robots: 'noindex, nofollow',
      referrer: 'no-referrer',
      openGraph: { url: '/reference' },
    });
  });
});
