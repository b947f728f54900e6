import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The site's own tags, as React writes them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'back-to-jobs': Tag;
      'days-ago': Tag;
      'home-link': Tag;
      'menu-drawer': Tag;
      'moving-on': Tag;
      'nav-menus': Tag;
      'place-map': Tag;
      'recent-jobs': Tag;
      'saved-jobs': Tag;
      'share-link': Tag;
      'site-header': Tag;
      'site-measures': Tag;
      'viewed-job': Tag;
    }
  }
}
