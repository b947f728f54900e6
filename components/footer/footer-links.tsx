import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import styles from './site-footer.module.css';

type FooterLinksProps = {
  /** The landmark's name. */
  readonly name: string;
  readonly heading: string;
  readonly links: readonly NavLink[];
};

/** One column of links. */
export function FooterLinks({ name, heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={name}>
      <h2 className={`muted small medium ${styles.heading}`}>{heading}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
