import type { LinkedShare } from '@/lib/domain/search-pages/page-facts';
import styles from './search-page.module.css';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly shares: readonly LinkedShare[];
};

/** Names with how many jobs each has: a link where there is a page for it, else a fact. */
export function LinkedShares({ id, title, shares }: Props) {
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.shares}>
        {shares.map(({ label, count, path }) => (
          <li key={path ?? label}>
            {path === null ? <span>{label}</span> : <a href={path}>{label}</a>}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
