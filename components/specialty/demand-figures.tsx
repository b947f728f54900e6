import type { Demand } from '@/lib/content/specialties/specialty';
import styles from './demand-figures.module.css';

/** Large figures about a field, with their source. */
export function DemandFigures({ demand }: { readonly demand: Demand }) {
  const { heading, text, figures, source } = demand;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="demand">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2 id="demand">{heading}</h2>
          <p>{text}</p>
          <p className={styles.source}>
            {source.href ? <a href={source.href}>{source.text}</a> : source.text}
          </p>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ figure, of }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
