import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink, NavMenu } from '@/lib/content/addresses/navigation';
import { MenuLinks } from './menu-links';
import styles from './main-nav.module.css';

type MainNavProps = {
  readonly menus: readonly NavMenu[];
  /** Links beside the menus. */
  readonly links: readonly NavLink[];
};

/** The wide header's menus: each label is a link, with a button beside it that opens the menu below (./elements/nav-menus.ts). */
export function MainNav({ menus, links }: MainNavProps) {
  return (
    <nav-menus className={styles.nav} suppressHydrationWarning>
      <nav aria-label="Main">
        <ul className={`one-row ${styles.list}`}>
          {menus.map((menu, index) => (
            <li key={menu.label} className={`${styles.item} relative`}>
              <div className={`one-row ${styles.label}`} data-key={index === 0 || undefined}>
                <SiteLink
                  href={menu.href}
                  className={`inline-row plain medium washes ${styles.link}`}
                >
                  {menu.label}
                </SiteLink>
                <button
                  type="button"
                  className={`centered ${styles.toggle}`}
                  aria-label={`${menu.label} menu`}
                  aria-expanded={false}
                  aria-controls={`menu-${index}`}
                  suppressHydrationWarning
                >
                  <Icon icon={ChevronDown} size="1.125rem" className="turns" />
                </button>
                {/* Right behind its button, whose state the style sheet reads. */}
                <div id={`menu-${index}`} className={styles.menu}>
                  <MenuLinks links={menu.links} />
                </div>
              </div>
            </li>
          ))}
          {links.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href} className={`inline-row plain medium washes ${styles.link}`}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </nav-menus>
  );
}
