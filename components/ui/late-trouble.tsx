import styles from './late-trouble.module.css';
import { TextButton } from './text-button';

/** Said where the script of a part cannot be fetched. Any press on the page is another try; the button is there to be one. */
export function LateTrouble({ words }: { readonly words: string }) {
  return (
    <div role="alert" className={styles.trouble}>
      <p>{words}</p>
      <TextButton>Try again</TextButton>
    </div>
  );
}
