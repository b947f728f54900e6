import { TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import styles from './posting.module.css';

/** Whatever else clinicians ask and the posting answers: each sentence once, linked to its place. Renders nothing if there is none. */
export function PostingOthers({ posting }: { readonly posting: QuotedPosting }) {
  const { others } = postingFacts(posting);
  if (others.length === 0) return null;
  return (
    <Disclosure summary="Also in this posting">
      <dl className={styles.others}>
        {others.map(({ topics, said }) => (
          <div key={said.id}>
            <dt>{topics.map((topic) => TOPIC_NAMES[topic]).join(', ')}</dt>
            <dd>
              <a href={`#${said.id}`}>{said.text}</a>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
