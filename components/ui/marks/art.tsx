import type { ComponentProps } from 'react';

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading' | 'fetchPriority'> & {
  src: string;
  /** Drawings are decoration: only marks and seals have alternative text. */
  alt?: string;
  /** The first picture of the page: loaded at once. */
  first?: boolean;
  /** On the first screen too, but not to be loaded before its style sheet and its font. */
  soon?: boolean;
};

/** One of the site's own drawings: SVG of a few KB, which the image optimiser could only make heavier. */
export function Art({ src, alt = '', first = false, soon = false, ...native }: ArtProps) {
  const order =
    first || soon
      ? ({ loading: 'eager', fetchPriority: first ? 'high' : 'low' } as const)
      : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    // eslint-disable-next-line @next/next/no-img-element -- an SVG has nothing to optimise
    <img src={src} alt={alt} {...order} {...native} />
  );
}
