import styles from './stars.module.css';

const STAR = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const OUT_OF = 5;

/** A rating, one to five. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <div className={styles.stars} role="img" aria-label={`${rating} out of ${OUT_OF} stars`}>
      {Array.from({ length: OUT_OF }, (_, index) => (
        <svg
          key={index}
          viewBox="0 0 24 24"
          width="1.2rem"
          height="1.2rem"
          data-empty={index >= rating || undefined}
        >
          <path d={STAR} />
        </svg>
      ))}
    </div>
  );
}
