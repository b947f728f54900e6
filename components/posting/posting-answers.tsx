import { TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { TOPICS } from '@/lib/domain/posting/topics';
import styles from './posting-panel.module.css';

/** Each topic that the posting covers, with its sentences word for word, each linked to its place in the description. */
export function PostingAnswers({ posting }: { readonly posting: QuotedPosting }) {
  return (
    <dl className={styles.answers}>
      {TOPICS.filter((topic) => posting.has(topic)).map((topic) => (
        <div key={topic} className={styles.answer}>
          <dt>{TOPIC_NAMES[topic]}</dt>
          {posting.get(topic)?.map(({ id, text }) => (
            <dd key={id}>
              <a href={`#${id}`}>
                <q>{text}</q>
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
