import { MapPin, Search, Stethoscope } from 'lucide';
import { Alert } from '@/components/ui/boxes/alert';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import { SearchPicker } from '@/components/ui/fields/search-picker';
import styles from './home-search.module.css';
import { SEARCH_HINT } from './attributes';

/**
 * The home page's search: a title or specialty and a state, chosen from the jobs that are open now, or whatever is typed
 * (components/home/elements/home-search.ts). Without scripts it is a GET form with two plain fields, which the list page reads just as well.
 */
export function HomeSearch() {
  return (
    <home-search>
      <form className={`stack ${styles.search}`} role="search" aria-label="Jobs" action="/jobs">
        <SearchPicker
          name="q"
          label="Job title"
          placeholder="RN, Cath Lab, Pharmacist"
          icon={Stethoscope}
          searchLabel="Search job titles"
          noMatch="No matching job titles"
        />
        <SearchPicker
          name="state"
          label="Location"
          placeholder="Any state"
          icon={MapPin}
          searchLabel="Search states"
          noMatch="No matching states"
        />
        <input type="hidden" name="sort" value="recent" />
        <input type="hidden" name="collapsed" value="true" />
        <Button type="submit" className={styles.go}>
          <Icon icon={Search} /> Search
        </Button>
      </form>
      <div role="status">
        <div className={styles.hint} hidden {...{ [SEARCH_HINT]: '' }} suppressHydrationWarning>
          <Alert tone="info">
            <p>Type or choose a job title, a specialty or a state, then search.</p>
          </Alert>
        </div>
      </div>
    </home-search>
  );
}
