import { SiteLink } from '@/components/ui/actions/site-link';
import type { QuickSearch } from '@/lib/domain/home/quick-searches';
import styles from './quick-searches.module.css';

type Props = {
  readonly searches: readonly (QuickSearch & {
    /** Whether search engines may follow the link. */
    readonly isIndexed?: boolean;
  })[];
  readonly label?: string;
};

/** Lists in one press, right below the search of home or below the figures of a search page. */
export function QuickSearches({ searches, label: name = 'Popular searches' }: Props) {
  if (searches.length === 0) return null;
  return (
    <ul className={`cluster gap-2 ${styles.list}`} aria-label={name}>
      {searches.map(({ label, href, jobs, isIndexed = true }) => (
        <li key={label}>
          <SiteLink
            href={href}
            rel={isIndexed ? undefined : 'nofollow'}
            className={`small strong inline-row plain ${styles.search}`}
          >
            {label}
            {jobs !== null && (
              <span className={`muted tabular ${styles.jobs}`}>
                {jobs}
                <span className="visually-hidden"> {jobs === 1 ? 'job' : 'jobs'}</span>
              </span>
            )}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
