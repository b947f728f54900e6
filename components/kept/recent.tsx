import { searches, viewedJobs } from '@/lib/client/kept';
import { useKept } from '@/lib/client/use-kept';
import { RECENT_SHOWN } from '@/lib/config/limits';
import { formatPay } from '@/lib/domain/pay';
import { SiteLink } from '@/components/ui/site-link';
import { TextLink } from '@/components/ui/text-link';
import styles from './recent.module.css';
import { SearchLinks } from './search-links';

/** Where somebody left off: the jobs looked at last, and the searches. Nothing where there is nothing. */
export function Recent() {
  const viewed = useKept(viewedJobs).slice(0, RECENT_SHOWN);
  const sought = useKept(searches);
  if (viewed.length === 0 && sought.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <div className={styles.head}>
        <h2 id="recent">Where you left off</h2>
        <TextLink href="/saved">All that this device keeps</TextLink>
      </div>
      {viewed.length > 0 && (
        <ul className={styles.jobs} aria-label="Recently viewed">
          {viewed.map(({ id, title, place, pay }) => (
            <li key={id} className={styles.job}>
              <SiteLink href={`/jobs/${id}`} className={styles.title}>
                {title}
              </SiteLink>
              <span className={styles.place}>{place}</span>
              {pay && <span className={styles.pay}>{formatPay(pay)}</span>}
            </li>
          ))}
        </ul>
      )}
      {sought.length > 0 && (
        <div className={styles.searches}>
          <h3 className={styles.subhead}>Recent searches</h3>
          <SearchLinks searches={sought} />
        </div>
      )}
    </section>
  );
}
