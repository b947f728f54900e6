'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './carousel.module.css';
import { IconButton } from './icon-button';
import { PlayPause } from './play-pause';
import { useCarousel } from './use-carousel';
import type { CarouselRules } from './use-carousel';

export type CarouselSlide = { readonly key: string; readonly content: ReactNode };

type CarouselProps = {
  /** What it shows, within its buttons' names: 'featured jobs'. */
  readonly what: string;
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  readonly heading: ReactNode;
  readonly slides: readonly CarouselSlide[];
  readonly rules: CarouselRules;
};

/**
 * Cards in pages that move on by themselves. All of them are in the server's HTML, the first page in view; without
 * scripts the row scrolls by hand. Both layouts' dots are there, and the style sheet shows one set: nothing shifts.
 */
export function Carousel({ what, labelledBy, heading, slides, rules }: CarouselProps) {
  const { viewport, ready, page, pages, goTo, isShown, auto } = useCarousel(slides.length, rules);
  const [told, setTold] = useState('');

  /** A move someone asked for is told to screen readers; those by the clock are not. */
  function move(target: number) {
    if (goTo(target)) setTold(`Page ${((target + pages) % pages) + 1} of ${pages}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(page + step);
  }

  const pagesOf = (perPage: number) => Math.ceil(slides.length / perPage);
  const desktopPages = pagesOf(rules.pageSize.desktop);
  const mobilePages = pagesOf(rules.pageSize.mobile);

  return (
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      {...auto.hold}
    >
      {heading}
      {/* Before the cards in the order of the page, as they can be paused before they are reached. */}
      {mobilePages > 1 && (
        <div
          className={styles.controls}
          data-single={desktopPages === 1 || undefined}
          onKeyDown={onKeyDown}
        >
          <IconButton
            icon={ChevronLeft}
            label={`Previous ${what}`}
            onClick={() => move(page - 1)}
          />
          <div className={styles.dots}>
            {Array.from({ length: mobilePages }, (_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={`Page ${index + 1} of ${what}`}
                aria-current={index === page || undefined}
                data-mobile={index >= desktopPages || undefined}
                onClick={() => {
                  if (index !== page) move(index);
                }}
              />
            ))}
          </div>
          <IconButton icon={ChevronRight} label={`Next ${what}`} onClick={() => move(page + 1)} />
          <PlayPause playing={auto.playing} onToggle={auto.toggle} what={what} />
        </div>
      )}
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.slides}>
          {slides.map(({ key, content }, index) => (
            <li key={key} className={styles.slide} inert={ready && !isShown(index)}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </div>
  );
}
