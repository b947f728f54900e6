import { TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import type { PostingFacts, Said } from '@/lib/domain/posting/posting-facts';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import styles from './posting.module.css';

/** Whatever else clinicians ask and the posting answers: each sentence once, under all its names, linked to its place. Renders nothing if there is none. */
export function PostingOthers({ others }: Pick<PostingFacts, 'others'>) {
  if (others.length === 0) return null;
  const byNames = new Map<string, Said[]>();
  for (const { topics, said } of others) {
    const names = topics.map((topic) => TOPIC_NAMES[topic]).join(', ');
    byNames.set(names, [...(byNames.get(names) ?? []), said]);
  }
  return (
    <Disclosure summary="Also in this posting">
      <dl className={styles.others}>
        {[...byNames].map(([names, sentences]) => (
          <div key={names}>
            <dt>{names}</dt>
            {sentences.map((said) => (
              <dd key={said.id}>
                <a href={`#${said.id}`}>{said.text}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
