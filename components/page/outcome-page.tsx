import type { ReactNode } from 'react';
import { Art } from '@/components/ui/marks/art';
import styles from './outcome-page.module.css';

type OutcomePageProps = {
  /** Address of a postcard. */
  readonly art: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** Where to go from here: one coral button, the rest outlined. */
  readonly actions: ReactNode;
  /** Content between the lead and the actions. */
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
};

/** The page after something was sent: a postcard, a message, a way on. */
export function OutcomePage({ art, title, lead, actions, children, aside }: OutcomePageProps) {
  return (
    <div className={`wrap stack top with-aside ${styles.root}`}>
      <div className={`surface ${styles.card}`}>
        <Art className={styles.art} src={art} width={560} height={210} first />
        <div className={`stack gap-4 ${styles.words}`}>
          <h1>{title}</h1>
          <p className={`muted lead ${styles.lead}`}>{lead}</p>
          {children}
          <div className={`cluster gap-3 ${styles.actions}`}>{actions}</div>
        </div>
      </div>
      {aside}
    </div>
  );
}
