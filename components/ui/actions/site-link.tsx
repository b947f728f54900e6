import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './site-link.module.css';

type SiteLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Shows three dots in place of its words while its page loads. */
  waits?: boolean;
};

/** A plain anchor, to anywhere. */
export function SiteLink({ waits = false, className, ...anchor }: SiteLinkProps) {
  const look = waits ? classNames(styles.waits, className) : className;
  return <a {...(look && { className: look })} {...anchor} />;
}
