import styles from './search-page.module.css';

/** A name with its count, or with another figure, and the page or list it leads to. */
type LinkedFigure = {
  readonly label: string;
  readonly count: number | string;
  readonly href: string;
  /** Whether search engines may follow the link. */
  readonly isIndexed: boolean;
};

type Props = {
  readonly id: string;
  readonly title: string;
  readonly shares: readonly LinkedFigure[];
};

/** Links with how many jobs each leads to, or what they pay. */
export function LinkedShares({ id, title, shares }: Props) {
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`size-h3 ${styles.title}`}>
        {title}
      </h2>
      <ul className={`breaks ${styles.shares}`}>
        {shares.map(({ label, count, href, isIndexed }) => (
          <li key={href}>
            <a href={href} rel={isIndexed ? undefined : 'nofollow'}>
              <span>{label}</span> <span className="muted small tabular nowrap">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
