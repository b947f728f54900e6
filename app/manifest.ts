import type { MetadataRoute } from 'next';
import { IN_SEARCH, SITE } from '@/lib/config/site';
import { THEME_COLOR } from '@/lib/config/theme';

/** What a phone shows once the site is on its home screen. The pictures come from `npm run brand-images`. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: SITE.jobsBrand,
    short_name: SITE.brand,
    description: IN_SEARCH.tagline,
    id: '/',
    start_url: '/',
    display: 'browser',
    lang: 'en-US',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: (['any', 'maskable'] as const).flatMap((purpose) =>
      [192, 512].map((size) => ({
        src: `/icons/app-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    shortcuts: [
      { name: 'Browse Jobs', url: '/jobs' },
      { name: 'Quick Apply', url: '/quickapply' },
    ],
  };
}
