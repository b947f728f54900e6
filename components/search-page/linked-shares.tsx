import styles from './search-page.module.css';

/** A name with its count, or with another figure. */
type LinkedFigure = {
  readonly label: string;
  readonly count: number | string;
  /** Null if there is no page for it. */
  readonly path: string | null;
};

type Props = {
  readonly id: string;
  readonly title: string;
  readonly shares: readonly LinkedFigure[];
};

/** Names with how many jobs each has, or what they pay: a link if there is a page for it, else plain text. */
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
            {path === null ? <span>{label}</span> : <a href={path}>{label}</a>}{' '}
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
