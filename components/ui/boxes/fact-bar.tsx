import type { IconNode } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import styles from './fact-bar.module.css';

type FactBarProps = {
  readonly facts: readonly {
    readonly icon: IconNode;
    readonly term: string;
    readonly value: string;
  }[];
  /** Stands below words, not over a picture, in a page that has its own margins. */
  readonly inPage?: boolean;
};

/** Two to four facts on a white bar, half of it over the picture above. */
export function FactBar({ facts, inPage = false }: FactBarProps) {
  return (
    <section className={inPage ? undefined : 'wrap'} aria-label="At a glance">
      <dl className={`${styles.bar} relative grid framed`} data-in-page={inPage || undefined}>
        {facts.map(({ icon, term, value }) => (
          <div key={term}>
            <dt>
              <Icon icon={icon} size="1.7rem" className={styles.icon} />
              <span>{term}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
