import { Art } from '@/components/ui/marks/art';
import styles from './mission.module.css';

type MissionProps = {
  readonly id: string;
  readonly title: string;
  /** The one sentence. */
  readonly statement: string;
  readonly text: string;
  readonly aside?: string;
  /** A postcard beside it, if there is room. */
  readonly picture: string;
};

/** One sentence that matters, large on a dark band. */
export function Mission({ id, title, statement, text, aside, picture }: MissionProps) {
  return (
    <section
      id={id}
      className="section"
      data-ground="pine"
      aria-labelledby={`${id}-title`}
      // A link to this section moves focus here.
      tabIndex={-1}
    >
      <div className={`wrap stack ${styles.columns}`}>
        <div className={`stack ${styles.words}`}>
          <h2 id={`${id}-title`} className={`large snug ${styles.title}`}>
            {title}
          </h2>
          <p className={`strong ${styles.statement}`}>{statement}</p>
          <div className={`stack muted large ${styles.text}`}>
            <p>{text}</p>
            {aside && <p>{aside}</p>}
          </div>
        </div>
        <Art src={picture} className={styles.picture} width={560} height={420} />
      </div>
    </section>
  );
}
