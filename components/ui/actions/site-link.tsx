import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { TEMPLATE_HREF } from './attributes';
import styles from './site-link.module.css';

type SiteLinkProps = ComponentProps<'a'> & {
  href: string;
  /** Shows three dots in place of its words while its page loads. */
  waits?: boolean;
};

/** A plain anchor, to anywhere. In a template, with a `{name}` in its address, it leads nowhere yet. */
export function SiteLink({ waits = false, className, href, ...anchor }: SiteLinkProps) {
  const look = waits ? classNames(styles.waits, className) : className;
  const address = href.includes('{') ? { [TEMPLATE_HREF]: href } : { href };
  return <a {...(look && { className: look })} {...address} {...anchor} />;
}
