import { Search } from 'lucide';
import { TYPED_MAX } from '@/lib/domain/query/job-query';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import { TextInput } from '@/components/ui/fields/text-input';
import styles from './find-job-form.module.css';

/** Search by keyword or job ID: leads to the list, and needs no script. */
export function FindJobForm() {
  return (
    <form className={styles.search} action="/jobs" method="get" role="search" aria-label="Jobs">
      <label htmlFor="find-job" className={`${styles.label} strong centered-text`}>
        Search by keyword or job ID
      </label>
      <TextInput
        id="find-job"
        type="search"
        name="q"
        placeholder="ICU nights, Portland, 104015"
        maxLength={TYPED_MAX.q}
        autoComplete="off"
      />
      <Button type="submit">
        <Icon icon={Search} /> Search
      </Button>
    </form>
  );
}
