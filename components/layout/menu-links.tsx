import {
  Activity,
  Bed,
  BotMessageSquare,
  Compass,
  HeartPulse,
  List,
  Microscope,
  PersonStanding,
  Pill,
  ScanLine,
  Sprout,
  type IconNode,
} from 'lucide';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NavLink } from '@/lib/content/navigation';
import { ABOUT_MENU, BROWSE_MENU, VIEW_ALL_JOBS } from '@/lib/content/navigation';
import styles from './menu-links.module.css';

/** One drawing for each entry, in the menus' order. */
const DRAWINGS: ReadonlyMap<string, IconNode> = new Map([
  [VIEW_ALL_JOBS.label, List],
  ...pair(BROWSE_MENU.links, [
    HeartPulse,
    Bed,
    Activity,
    Microscope,
    ScanLine,
    PersonStanding,
    Pill,
  ]),
  ...pair(ABOUT_MENU.links, [Compass, Sprout, BotMessageSquare]),
]);

function pair(links: readonly NavLink[], icons: readonly IconNode[]): [string, IconNode][] {
  return links.flatMap(({ label }, index) => {
    const icon = icons[index];
    return icon ? [[label, icon]] : [];
  });
}

/** The entries of a menu, in the header and in the drawer. */
export function MenuLinks({ links }: { readonly links: readonly NavLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => {
        const drawing = DRAWINGS.get(label);
        return (
          <li key={label}>
            <SiteLink href={href} className={styles.link}>
              {drawing && <Icon icon={drawing} className={styles.icon} />}
              {label}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
