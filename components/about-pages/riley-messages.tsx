import { RILEY_MESSAGES } from '@/lib/content/pages/riley';
import styles from './riley-messages.module.css';

/** What a first exchange with Riley looks like, drawn as messages. */
export function RileyMessages() {
  return (
    <figure className={`full surface ${styles.phone}`}>
      <figcaption className={`muted ${styles.caption}`}>Example of a first text</figcaption>
      <ol className={`stack ${styles.messages}`}>
        {RILEY_MESSAGES.map(({ from, text }) => (
          <li key={text} className={`small ${styles.message}`} data-from={from}>
            <span className="visually-hidden">{from === 'riley' ? 'Riley: ' : 'You: '}</span>
            {text}
          </li>
        ))}
      </ol>
    </figure>
  );
}
