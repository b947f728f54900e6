import { Art } from '@/components/ui/art';
import { SITE } from '@/lib/config/site';

type WordmarkProps = {
  /** What it says where it cannot be seen; a link says where it leads. */
  alt?: string;
  ground?: 'light' | 'dark';
  /** On narrow screens the square mark stands alone. */
  compactBelowTablet?: boolean;
  className?: string | undefined;
};

/** The same file, cut to its square. */
const square = (src: string) => `${src}#svgView(viewBox(0,0,48,48))`;

export function Wordmark({
  alt = SITE.brand,
  ground = 'light',
  compactBelowTablet = false,
  className,
}: WordmarkProps) {
  const src = ground === 'dark' ? '/art/wordmark-light.svg' : '/art/wordmark.svg';
  return (
    <picture>
      {compactBelowTablet && <source media="(max-width: 600px)" srcSet={square(src)} />}
      <Art src={src} alt={alt} width={141} height={36} className={className} first />
    </picture>
  );
}
