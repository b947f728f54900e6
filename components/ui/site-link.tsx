import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './site-link.module.css';

type SiteLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Replaces the entry in the browser's history instead of adding one. */
  replace?: boolean;
  /** False keeps the scroll position. */
  scroll?: boolean;
  /** Shows three dots in the place of its words while the page behind it is on its way. */
  waits?: boolean;
};

/**
 * A plain anchor, to anywhere. Where it leads to a page of this site, `SoftNavigation` follows it within the document
 * (docs/decisions/0020), so that no link costs a page script of its own.
 */
export function SiteLink({
  replace = false,
  scroll = true,
  waits = false,
  className,
  ...anchor
}: SiteLinkProps) {
  const marks = {
    ...(replace && { 'data-replace': '' }),
    ...(!scroll && { 'data-keep-scroll': '' }),
  };
  const look = waits ? classNames(styles.waits, className) : className;
  return <a {...(look && { className: look })} {...marks} {...anchor} />;
}
