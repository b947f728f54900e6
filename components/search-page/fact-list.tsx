import type { ReactNode } from 'react';
import styles from './search-page.module.css';

type Props = { readonly rows: readonly { readonly term: string; readonly value: ReactNode }[] };

/** A few facts side by side. */
export function FactList({ rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
