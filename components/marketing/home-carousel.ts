import type { CarouselRules } from '@/components/ui/use-carousel';
import { BREAKPOINTS, CAROUSEL } from '@/lib/config/limits';

/** The rules of both carousels of the home page (specification, section 9). */
export const HOME_CAROUSEL: CarouselRules = {
  pageSize: { desktop: CAROUSEL.pageSizeDesktop, mobile: CAROUSEL.pageSizeMobile },
  mobileMaxWidth: BREAKPOINTS.pageMobileMax,
  autoAdvanceMs: CAROUSEL.autoAdvanceMs,
  lockMs: CAROUSEL.transitionLockMs,
};
