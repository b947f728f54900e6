import { FACT_NAMES, TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import { contactHref } from '@/lib/domain/application/contact-href';
import type { PostingFact } from '@/lib/domain/posting/posting-facts';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './posting.module.css';

type Props = {
  readonly jobId: string;
  readonly facts: readonly PostingFact[];
  /** When it starts, as the record states it; null if it does not. */
  readonly start: string | null;
  /** Whether the page states the start elsewhere. */
  readonly isStartShown: boolean;
};

/** A sentence without its full stop; that of 'a.m.' and of '…' stays. */
const asFact = (text: string) => text.replace(/(?<!\.\w?)\.$/, '');

/** What clinicians look for first, in the posting's own words: each row leads to its sentence. Without a start, its row asks for it. */
export function PostingFacts({ jobId, facts, start, isStartShown }: Props) {
  const isStartSaid = isStartShown || facts.some((fact) => fact.facts.includes('start'));
  return (
    <dl className={`${styles.facts} stack framed`} data-printed={start !== null || undefined}>
      {facts.map(({ facts: names, topics, said }) => (
        <div key={said.id} className="cluster unprinted">
          <dt className="muted small">
            {[
              ...names.map((name) => FACT_NAMES[name]),
              ...topics.map((topic) => TOPIC_NAMES[topic]),
            ].join(', ')}
          </dt>
          <dd className="shrinks breaks medium">
            <a href={`#${said.id}`}>{asFact(said.text)}</a>
          </dd>
        </div>
      ))}
      {!isStartSaid && (
        <div className="cluster">
          <dt className="muted small">{FACT_NAMES.start}</dt>
          <dd className="shrinks breaks medium">
            {start ?? (
              <>
                Not in the posting.{' '}
                <SiteLink
                  rel="nofollow"
                  className={styles.ask}
                  href={contactHref(jobId, '&ask=start')}
                >
                  Ask us
                </SiteLink>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
