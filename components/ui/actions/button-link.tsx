import type { ComponentProps } from 'react';
import type { ButtonLook } from './button';
import { classNames } from '@/components/ui/class-names';
import { SiteLink } from './site-link';
import styles from './button.module.css';

type ButtonLinkProps = ComponentProps<typeof SiteLink> & ButtonLook;

/** A link that looks like a button: it goes somewhere, a button does something. */
export function ButtonLink({
  variant = 'action',
  size = 'md',
  block = false,
  className,
  ...link
}: ButtonLinkProps) {
  return (
    <SiteLink
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      waits
      {...link}
    />
  );
}
