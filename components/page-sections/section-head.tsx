import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** Title, and in most places one sentence, above a full-width section. */
export function SectionHead({
  id,
  title,
  lead,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
}) {
  return (
    <div className={`stack ${styles.head}`}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={`muted large ${styles.lead}`}>{lead}</p>}
    </div>
  );
}
