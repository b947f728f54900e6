import type { ComponentProps } from 'react';
import { isUncrawled } from '@/lib/content/addresses/uncrawled';

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { readonly href: string };

/** A link that opens in a new tab, usually to another site, and says so. */
export function ExternalLink({ children, ...anchor }: ExternalLinkProps) {
  const rel = isUncrawled(anchor.href) ? 'nofollow noopener noreferrer' : 'noopener noreferrer';
  return (
    <a {...anchor} target="_blank" rel={rel}>
      {/* Words and icons are laid out by the link itself: a button sets them side by side. */}
      <span className="contents">{children}</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
