import styles from './steps.module.css';

type StepsProps = {
  readonly items: readonly { readonly title: string; readonly text: string }[];
  /** across: side by side if there is room · down: one below the other. */
  readonly direction?: 'across' | 'down';
};

/** What happens, in order. */
export function Steps({ items, direction = 'down' }: StepsProps) {
  return (
    <ol className={`stack ${styles.list}`} data-direction={direction}>
      {items.map(({ title, text }, at) => (
        <li key={title} className={`${styles.step} relative grid`}>
          <span className={`strong tabular centered ${styles.number}`} aria-hidden="true">
            {at + 1}
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={`muted ${styles.text}`}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
