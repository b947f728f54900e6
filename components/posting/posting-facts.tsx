import { FACT_NAMES, TOPIC_NAMES } from '@/lib/content/jobs/posting-topics';
import { contactHref } from '@/lib/domain/application/contact-href';
import { CONTRACT_TERMS, startAndHome } from '@/lib/domain/compare/contract-terms';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { PostingFact } from '@/lib/domain/posting/posting-facts';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './posting.module.css';

type Props = {
  readonly job: Job;
  readonly facts: readonly PostingFact[];
  /** Whether neither the posting nor its record says when the job starts. */
  readonly isStartOpen: boolean;
  readonly today: IsoDate;
};

/** A sentence without its full stop; that of 'a.m.' and of '…' stays. */
const asFact = (text: string) => text.replace(/(?<!\.\w?)\.$/, '');

/** What clinicians look for first, in the posting's own words: each row leads to its sentence. Without a start, its row asks for it. */
export function PostingFacts({ job, facts, isStartOpen, today }: Props) {
  // Beside the contract if it says when the job ends, too.
  const recorded = startAndHome(job, today) === null ? job.contract : undefined;
  const start = recorded && CONTRACT_TERMS.starts.words(recorded, today);
  const hasStart = isStartOpen || start !== undefined;
  if (!hasStart && facts.length === 0) return null;
  return (
    <dl className={`${styles.facts} stack framed`} data-printed={hasStart ? '' : undefined}>
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
      {hasStart && (
        <div className="cluster">
          <dt className="muted small">{FACT_NAMES.start}</dt>
          <dd className="shrinks breaks medium">
            {start ?? (
              <>
                Not in the posting.{' '}
                <SiteLink
                  rel="nofollow"
                  className={styles.ask}
                  href={contactHref(job.id, '&ask=start')}
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
