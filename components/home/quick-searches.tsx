import { SiteLink } from '@/components/ui/actions/site-link';
import type { QuickSearch } from '@/lib/domain/home/quick-searches';
import styles from './quick-searches.module.css';

/** The lists that most visitors want, right below the search. */
export function QuickSearches({ searches }: { readonly searches: readonly QuickSearch[] }) {
  if (searches.length === 0) return null;
  return (
    <ul className={`cluster gap-2 ${styles.list}`} aria-label="Popular searches">
      {searches.map(({ label, href, jobs }) => (
        <li key={label}>
          <SiteLink href={href} className={`small strong inline-row plain ${styles.search}`}>
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
