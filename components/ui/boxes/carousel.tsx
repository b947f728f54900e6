import { ChevronLeft, ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import { IconButton } from '@/components/ui/actions/icon-button';
import { PlayPause } from '@/components/ui/actions/play-pause';
import { CAROUSEL_PARTS } from './attributes';

export type CarouselSlide = { readonly key: string; readonly content: ReactNode };

type CarouselProps = {
  /** What it shows, within its buttons' names: 'featured jobs'. */
  readonly what: string;
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly heading: ReactNode;
  readonly slides: readonly CarouselSlide[];
  /** Cards side by side. */
  readonly pageSize: { readonly desktop: number; readonly mobile: number };
};

/**
 * Cards in pages that advance by themselves (./elements/card-carousel.ts). All cards are in the server's HTML, in a row that can also be
 * scrolled by hand. Dots show which page is in view. A phone would need twelve dots, so it shows a number instead.
 */
export function Carousel({ what, labelledBy, heading, slides, pageSize }: CarouselProps) {
  const pagesOf = (perPage: number) => Math.ceil(slides.length / perPage);
  const desktopPages = pagesOf(pageSize.desktop);
  const mobilePages = pagesOf(pageSize.mobile);

  return (
    <card-carousel
      className={`${styles.carousel} relative stack`}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
    >
      {heading}
      {/* Before the cards in page order, so that they can be paused before they are reached. */}
      {mobilePages > 1 && (
        <div
          className={`${styles.controls} relative middle row needs-script`}
          {...{ [CAROUSEL_PARTS.controls]: '' }}
          data-single={desktopPages === 1 || undefined}
        >
          <IconButton
            icon={ChevronLeft}
            label={`Previous ${what}`}
            {...{ [CAROUSEL_PARTS.step]: -1 }}
          />
          <div className={`${styles.dots} middle cluster`}>
            {Array.from({ length: desktopPages }, (_, index) => (
              <button
                key={index}
                type="button"
                className={`centered ${styles.dot}`}
                aria-label={`Page ${index + 1} of ${what}`}
                aria-current={index === 0 || undefined}
                {...{ [CAROUSEL_PARTS.page]: index }}
                suppressHydrationWarning
              />
            ))}
          </div>
          <p className={styles.count} {...{ [CAROUSEL_PARTS.count]: '' }} suppressHydrationWarning>
            {`1 / ${mobilePages}`}
          </p>
          <IconButton
            icon={ChevronRight}
            label={`Next ${what}`}
            {...{ [CAROUSEL_PARTS.step]: 1 }}
          />
          <PlayPause what={what} />
        </div>
      )}
      <div className={styles.row} {...{ [CAROUSEL_PARTS.row]: '' }} suppressHydrationWarning>
        <ul className={`${styles.slides} flex`}>
          {slides.map(({ key, content }) => (
            <li key={key} className={`${styles.slide} shrinks`} suppressHydrationWarning>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <p
        className="visually-hidden"
        role="status"
        {...{ [CAROUSEL_PARTS.status]: '' }}
        suppressHydrationWarning
      />
    </card-carousel>
  );
}
