import { SITE } from '@/lib/config/site';
import { shareImage } from './section-cards';

type PageText = { readonly title: string; readonly description: string; readonly path: string };

/** Title, description, canonical address and share card of a page that search engines may index. */
export function pageMetadata({ title, description, path }: PageText) {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title: `${title} | ${SITE.brand}`,
      description,
      url: path,
      siteName: SITE.brand,
      type: 'website' as const,
      locale: 'en_US',
      images: [shareImage(path)],
    },
  };
}
