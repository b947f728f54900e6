import { FACT_NAMES } from '@/lib/content/jobs/posting-topics';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';
import styles from './posting.module.css';

/** Ratio, schedule, license and experience in the posting's own words, each linked to its sentence. Renders nothing if it states none. */
export function PostingFacts({ posting }: { readonly posting: QuotedPosting }) {
  const { facts } = postingFacts(posting);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ fact, said }) => (
        <div key={fact}>
          <dt>{FACT_NAMES[fact]}</dt>
          <dd>
            <a href={`#${said.id}`}>{said.text}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
