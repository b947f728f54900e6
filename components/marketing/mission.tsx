import styles from './mission.module.css';

type MissionProps = {
  readonly id: string;
  readonly title: string;
  /** The one sentence. */
  readonly statement: string;
  readonly text: string;
  readonly aside?: string;
};

/** One sentence that matters, large on a dark band. */
export function Mission({ id, title, statement, text, aside }: MissionProps) {
  return (
    <section id={id} className="section" data-ground="pine" aria-labelledby={`${id}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.statement}>{statement}</p>
        <div className={styles.text}>
          <p>{text}</p>
          {aside && <p>{aside}</p>}
        </div>
      </div>
    </section>
  );
}
