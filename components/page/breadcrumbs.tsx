import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import styles from './breadcrumbs.module.css';

/** The way here from the home page; its last step is this page. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row small ${styles.list}`}>
        {crumbs.map(({ label, href }, at) => (
          <li key={at} className="row breaks">
            {at > 0 && <Icon icon={ChevronRight} size="1em" />}
            {at < crumbs.length - 1 ? (
              <SiteLink href={href} className="inline-row">
                {label}
              </SiteLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
