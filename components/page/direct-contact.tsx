import type { ReactNode } from 'react';
import { SITE } from '@/lib/config/site';
import { ContactLink } from '@/components/header/contact-link';
import { Panel } from '@/components/ui/boxes/panel';
import styles from './direct-contact.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
};

/** Shown instead of a form: a number to call and an address to write to. */
export function DirectContact({ title, children }: Props) {
  return (
    <Panel className={`stack ${styles.panel}`}>
      <h2 className="size-h4">{title}</h2>
      <p>{children}</p>
      <ul className={`stack start strong tabular breaks ${styles.ways}`}>
        <li>
          <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />
        </li>
        <li>
          <ContactLink kind="email" href={`mailto:${SITE.email}`} text={SITE.email} />
        </li>
      </ul>
    </Panel>
  );
}
