import styles from './fact-icon.module.css';

type Fact = 'place' | 'shift' | 'contract';

/** The icon before a fact of a job card, drawn by the style sheet because a hundred cards have three of them each. */
export function FactIcon({ fact }: { readonly fact: Fact }) {
  return <i className={styles.icon} data-fact={fact} aria-hidden="true" />;
}
