import { FACT_NAMES, TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';
import styles from './posting.module.css';

/** Ratio, schedule, license and experience in the posting's own words, each linked to its sentence. Renders nothing if it states none. */
export function PostingFacts({ posting }: { readonly posting: QuotedPosting }) {
  const { facts } = postingFacts(posting);
  if (facts.length === 0) return null;
  return (
    <dl className={`${styles.facts} framed unprinted`}>
      {facts.map(({ facts: names, topics, said }) => (
        <div key={said.id}>
          <dt>
            {[
              ...names.map((name) => FACT_NAMES[name]),
              ...topics.map((topic) => TOPIC_NAMES[topic]),
            ].join(', ')}
          </dt>
          <dd>
            <a href={`#${said.id}`}>{said.text}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
