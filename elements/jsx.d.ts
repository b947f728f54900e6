import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The site's own tags, as React writes them. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'days-ago': Tag;
      'home-link': Tag;
      'site-header': Tag;
      'nav-menus': Tag;
      'menu-drawer': Tag;
      'moving-on': Tag;
      'saved-jobs': Tag;
      'place-map': Tag;
      'recent-jobs': Tag;
      'site-measures': Tag;
    }
  }
}
