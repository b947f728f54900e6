import { Search } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/marks/icon';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './recent.module.css';
import { RECENT_LIST } from './attributes';

/** Left alone by React: an element writes what this device knows into it. */
const OF_THE_DEVICE = {
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
};

/** Where somebody left off: the jobs viewed last, and the searches (./elements/recent-jobs.ts). Not shown if there are none. */
export function Recent({ className }: { readonly className?: string }) {
  return (
    <recent-jobs className={classNames(styles.recent, className)} suppressHydrationWarning>
      <section aria-labelledby="recent">
        <div className={`${styles.head} row between`}>
          <h2 id="recent" className="size-h3">
            Where you left off
          </h2>
          <TextLink href="/saved">See everything you saved</TextLink>
        </div>
        <ul
          className={`${styles.jobs} grid gap-3`}
          {...{ [RECENT_LIST]: 'viewed' }}
          aria-label="Recently viewed"
          {...OF_THE_DEVICE}
        />
        <div className={styles.searches}>
          <h3 className="one-row muted small">
            <Icon icon={Search} /> Recent searches
          </h3>
          <ul className="cluster breaks" {...{ [RECENT_LIST]: 'searches' }} {...OF_THE_DEVICE} />
        </div>
      </section>
    </recent-jobs>
  );
}
