import type { ComponentProps } from 'react';
import { NIGHT_MEDIA, nightFileOf } from './night-file';

const WIDE_MEDIA = '(min-width: 640px)';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading' | 'fetchPriority'> & {
  src: string;
  /** Shown instead where there is room. */
  wide?: string;
  /** Drawings are decoration: only marks and seals have alternative text. */
  alt?: string;
  /** The first picture of the page: loaded at once. */
  first?: boolean;
  /** On the first screen too, but not to be loaded before its style sheet and its font. */
  soon?: boolean;
  /** Has no file for the night scheme. */
  sameByNight?: boolean;
};

/**
 * One of the site's own drawings: SVG of a few KB, which the image optimiser could only make heavier. The night scheme has a file of its
 * own, because Safari before 2026 ignores media queries inside an SVG image (docs/decisions/0002).
 */
export function Art({
  src,
  wide,
  alt = '',
  first = false,
  soon = false,
  sameByNight = false,
  ...native
}: ArtProps) {
  const order =
    first || soon
      ? ({ loading: 'eager', fetchPriority: first ? 'high' : 'low' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const);
  // eslint-disable-next-line @next/next/no-img-element -- an SVG has nothing to optimise
  const image = <img src={src} alt={alt} {...order} {...native} />;
  if (sameByNight) return image;
  return (
    <picture>
      {wide && (
        <>
          <source media={`${NIGHT_MEDIA} and ${WIDE_MEDIA}`} srcSet={nightFileOf(wide)} />
          <source media={WIDE_MEDIA} srcSet={wide} />
        </>
      )}
      <source media={NIGHT_MEDIA} srcSet={nightFileOf(src)} />
      {image}
    </picture>
  );
}
