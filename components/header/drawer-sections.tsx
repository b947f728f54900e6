import { Plus } from 'lucide';
import { Art } from '@/components/ui/marks/art';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import { POSTCARDS } from '@/components/job-card/postcard';
import { SavedCount } from '@/components/saved/saved-count';
import { SAVED_JOBS, type NavLink, type NavMenu } from '@/lib/content/addresses/navigation';
import { MenuLinks } from './menu-links';
import styles from './drawer-sections.module.css';

type DrawerSectionsProps = {
  readonly menus: readonly NavMenu[];
  readonly links: readonly NavLink[];
};

/** The menus as an accordion, one section open at a time, done natively by the browser. */
export function DrawerSections({ menus, links }: DrawerSectionsProps) {
  return (
    <>
      <nav aria-label="Main">
        {menus.map((menu) => (
          <details key={menu.label} name="drawer-section" className={styles.section}>
            <summary className={`between strong size-h4 one-row plain snug washes ${styles.title}`}>
              <span>{menu.label}</span>
              <Icon icon={Plus} className="muted tilts" />
            </summary>
            <MenuLinks links={menu.links} />
          </details>
        ))}
        {links.map((link) => (
          <p key={link.label} className={styles.section}>
            <SiteLink
              href={link.href}
              className={`between strong size-h4 one-row plain snug washes ${styles.title}`}
            >
              <span>
                <span>{link.label}</span>
                {link === SAVED_JOBS && <SavedCount />}
              </span>
            </SiteLink>
          </p>
        ))}
      </nav>
      <Art src={POSTCARDS.sunrise} className={styles.art} width={520} height={195} />
    </>
  );
}
