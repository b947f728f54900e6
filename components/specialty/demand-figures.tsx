import type { Demand } from '@/lib/content/specialties/specialty';
import end from '@/components/page-sections/page-end.module.css';
import styles from './demand-figures.module.css';

/** Large figures about a field, with their source. */
export function DemandFigures({ demand }: { readonly demand: Demand }) {
  const { heading, text, figures, source } = demand;
  return (
    <section className={`wrap ${end.page}`} aria-labelledby="demand">
      <div className={`stack ${styles.card}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h2 id="demand">{heading}</h2>
          <p>{text}</p>
          <p className="muted small">
            {source.href ? <a href={source.href}>{source.text}</a> : source.text}
          </p>
        </div>
        <dl className={`stack two-columns ${styles.figures}`}>
          {figures.map(({ figure, of }) => (
            <div key={of}>
              <dt>{of}</dt>
              <dd className="strong tabular">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
