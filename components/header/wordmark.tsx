import { Art } from '@/components/ui/marks/art';
import { SITE } from '@/lib/config/site';

type WordmarkProps = {
  /** Its alternative text; in a link, where the link leads. */
  alt?: string;
  ground?: 'light' | 'dark';
  className?: string | undefined;
};

export function Wordmark({ alt = SITE.brand, ground = 'light', className }: WordmarkProps) {
  const src = ground === 'dark' ? '/art/wordmark-light.svg' : '/art/wordmark.svg';
  return (
    <Art
      src={src}
      alt={alt}
      width={141}
      height={36}
      className={className}
      soon={ground === 'light'}
      sameByNight={ground === 'dark'}
    />
  );
}
