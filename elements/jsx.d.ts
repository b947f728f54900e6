import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The site's custom elements as JSX tags. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'back-to-jobs': Tag;
      'card-carousel': Tag;
      'days-ago': Tag;
      'featured-jobs': Tag;
      'hero-scenes': Tag;
      'home-link': Tag;
      'home-search': Tag;
      'last-application': Tag;
      'menu-drawer': Tag;
      'moving-on': Tag;
      'nav-menus': Tag;
      'place-map': Tag;
      'recent-jobs': Tag;
      'saved-jobs': Tag;
      'saved-lists': Tag;
      'search-alerts': Tag;
      'search-picker': Tag;
      'share-link': Tag;
      'similar-jobs': Tag;
      'site-header': Tag;
      'site-measures': Tag;
      'tab-panels': Tag;
      'viewed-job': Tag;
    }
  }
}
