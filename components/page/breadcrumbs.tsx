import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import styles from './breadcrumbs.module.css';

type BreadcrumbsProps = {
  readonly crumbs: readonly NavLink[];
  /** Whether the last step is this page. If not, its heading follows, and every step is a link. */
  readonly endsHere?: boolean;
};

/** The way here from the home page. */
export function Breadcrumbs({ crumbs, endsHere = true }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={`row small ${styles.list}`}>
        {crumbs.map(({ label, href }, at) => (
          <li key={at} className="row breaks">
            {at > 0 && <Icon icon={ChevronRight} size="1em" />}
            {!endsHere || at < crumbs.length - 1 ? (
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
