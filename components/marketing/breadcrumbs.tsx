import { ChevronRight } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { NavLink } from '@/lib/content/navigation';
import styles from './breadcrumbs.module.css';

/** The way here from the home page; the last step is this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, at) => (
          <li key={href}>
            {at > 0 && <Icon icon={ChevronRight} className={styles.mark} />}
            {at < crumbs.length - 1 ? (
              <SiteLink href={href}>{label}</SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
