import type { Metadata } from 'next';
import { SITE } from '@/lib/config/site';
import { indexingOf } from './indexing';
import type { Address } from './indexing';
import { shareImage, type ShareImage } from './section-cards';

type Page = Address & {
  /** Followed by the brand, unless absolute. */
  readonly title: string | { readonly absolute: string };
  readonly description?: string | undefined;
  /** A share card of its own; otherwise that of its section. */
  readonly shareCard?: ShareImage;
};

/** Title, description, share card, and what search engines may do with a page: every page's head is made here. */
export function pageMetadata({ title, description, shareCard, ...address }: Page): Metadata {
  const { robots, canonical } = indexingOf(address);
  return {
    title,
    ...(description !== undefined && { description }),
    ...(canonical !== null && { alternates: { canonical } }),
    ...(robots !== 'index, follow' && { robots }),
    ...(robots === 'noindex, nofollow' && { referrer: 'no-referrer' as const }),
    openGraph: {
      title: typeof title === 'string' ? `${title} | ${SITE.titleBrand}` : title.absolute,
      ...(description !== undefined && { description }),
      url: canonical ?? address.path,
      siteName: SITE.brand,
      type: 'website',
      locale: 'en_US',
      images: [shareCard ?? shareImage(address.path)],
    },
  };
}
