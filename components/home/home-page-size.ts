import { CAROUSEL } from '@/lib/config/browser-limits/layout';

/** Cards side by side in both carousels of the home page (specification, section 9). */
export const HOME_PAGE_SIZE = {
  desktop: CAROUSEL.pageSizeDesktop,
  mobile: CAROUSEL.pageSizeMobile,
} as const;
