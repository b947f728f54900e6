import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { ABOUT_MENU, BROWSE_MENU, VIEW_ALL_JOBS } from '@/lib/content/addresses/navigation';
import styles from './menu-links.module.css';

/** One drawing for each entry, in the menus' order; the style sheet knows its position in `public/icons/menu.svg`. */
const DRAWINGS: ReadonlyMap<string, string> = new Map([
  [VIEW_ALL_JOBS.label, 'list'],
  ...pair(BROWSE_MENU.links, [
    'nursing',
    'long-term-care',
    'cath-lab',
    'laboratory',
    'imaging',
    'therapy',
    'pharmacy',
  ]),
  ...pair(ABOUT_MENU.links, ['why', 'mission', 'riley']),
]);

function pair(links: readonly NavLink[], drawings: readonly string[]): [string, string][] {
  return links.flatMap(({ label }, index) => {
    const drawing = drawings[index];
    return drawing ? [[label, drawing]] : [];
  });
}

/** The entries of a menu, in the header and in the drawer. */
export function MenuLinks({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ label, href }, index) => {
        const drawing = DRAWINGS.get(label);
        return (
          <li key={index}>
            <SiteLink href={href} className={`one-row gap-3 plain medium tints ${styles.link}`}>
              {drawing && <i className={styles.icon} data-drawing={drawing} aria-hidden="true" />}
              <span>{label}</span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
