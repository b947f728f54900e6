import type { ComponentProps } from 'react';
import type { IconNode } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from './site-link';
import styles from './text-link.module.css';

type TextLinkProps = ComponentProps<typeof SiteLink> & {
  /** Shown after the words; moves a little under the pointer. */
  icon?: IconNode | undefined;
  /** Shown before the words. */
  leadingIcon?: IconNode | undefined;
};

/** A link on its own line: strong, and at least as high as a finger needs. */
export function TextLink({ icon, leadingIcon, className, children, ...link }: TextLinkProps) {
  return (
    <SiteLink className={classNames(styles.link, 'inline-row strong', className)} {...link}>
      {leadingIcon && <Icon icon={leadingIcon} />}
      <span>{children}</span>
      {icon && <Icon icon={icon} className={styles.after} />}
    </SiteLink>
  );
}
