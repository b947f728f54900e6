import type { ComponentProps } from 'react';
import Link from 'next/link';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'onClick' | 'onMouseEnter' | 'onTouchStart'> & {
  href: string;
  onClick?: ComponentProps<'a'>['onClick'];
  /** Replaces the entry in the browser's history instead of adding one. */
  replace?: boolean;
  /** False keeps the scroll position. */
  scroll?: boolean;
};

const isOurs = (href: string) => /^\/(?!\/)/.test(href) || href.startsWith('?');

/**
 * A link to a page of this site without prefetching: a list of jobs would otherwise load every job behind it.
 * Any other address (tel:, mailto:, #part, https:) becomes a plain anchor, so a caller need not know which it has.
 */
export function SiteLink({
  href,
  onClick,
  replace = false,
  scroll = true,
  ...anchor
}: SiteLinkProps) {
  const click = onClick && { onClick };
  if (!isOurs(href)) return <a href={href} {...anchor} {...click} />;
  return (
    <Link href={href} prefetch={false} replace={replace} scroll={scroll} {...anchor} {...click} />
  );
}
