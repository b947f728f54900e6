import { Search } from 'lucide';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { RecentSearch } from '@/lib/domain/saved/saved-job';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { TextButton } from '@/components/ui/actions/text-button';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './search-links.module.css';

type Props = {
  readonly searches: readonly RecentSearch[];
  readonly onRemove: (search: RecentSearch, name: string) => void;
};

/** Searches made before, in words, each a link to what they find today. */
export function SearchLinks({ searches, onRemove }: Props) {
  return (
    <ul className={styles.list}>
      {searches.map((kept) => {
        const name = searchInWords(parseJobQuery(kept.search)) || 'All jobs';
        return (
          <li key={kept.search} className={styles.item}>
            <TextLink href={`/jobs?${kept.search}`} leadingIcon={Search}>
              {name}
            </TextLink>
            <TextButton onClick={() => onRemove(kept, name)}>
              Remove <span className="visually-hidden">{`search ${name}`}</span>
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}
