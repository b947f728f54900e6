import { ArrowLeft, ArrowRight } from 'lucide';
import { Recent } from '@/components/saved/recent';
import { Art } from '@/components/ui/marks/art';
import { TextLink } from '@/components/ui/actions/text-link';
import { formatShortDay } from '@/lib/domain/dates/central-time';
import type { IsoDate } from '@/lib/domain/job/job';
import { isJobId } from '@/lib/domain/job/job-id';
import { contactHref } from '@/lib/domain/application/contact-href';
import type { JobsInstead } from '@/lib/domain/lists/similar-jobs';
import { FindJobForm } from '@/components/filters/find-job-form';
import { JobCards } from '@/components/job-card/job-cards';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { MoreJobs } from './more-jobs';
import styles from './job-not-found.module.css';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';

type Props = {
  /** As in the address, valid or not. */
  readonly id: string;
  /** Null while no list of jobs is known. */
  readonly instead: JobsInstead | null;
  /** The last day the list had it, if remembered. */
  readonly lastListedOn: IsoDate | null;
  /** The pages it was on, if remembered. */
  readonly links?: readonly NavLink[];
  readonly today: IsoDate;
};

/** A filled or unknown job (specification, section 8; docs/decisions/0003): the way back, and open jobs in its place. */
export function JobNotFound({ id, instead, lastListedOn, links = [], today }: Props) {
  return (
    <div className={`wrap section ${styles.root} stack`}>
      <div className={`${styles.head} stack`}>
        <div className={`${styles.words} stack start gap-4`}>
          <h1>Job not found.</h1>
          <p className={`${styles.lead} muted lead`}>This job is no longer open. Here’s what is.</p>
          <TextLink href="/jobs" leadingIcon={ArrowLeft}>
            Back to jobs
          </TextLink>
          <FindJobForm />
        </div>
        <Art className={styles.art} src={PAGE_POSTCARDS.goneJob} width={520} height={195} first />
      </div>
      {isJobId(id) && (
        <p>
          {lastListedOn && <>This job was last listed on {formatShortDay(lastListedOn, today)}. </>}
          Still want this one?{' '}
          <TextLink rel="nofollow" href={contactHref(id)} icon={ArrowRight}>
            Ask us
          </TextLink>
        </p>
      )}
      {instead && instead.jobs.length > 0 && <OpenJobs {...instead} today={today} />}
      <MoreJobs links={links} />
      <Recent />
    </div>
  );
}

function OpenJobs({ alike, jobs, today }: JobsInstead & Pick<Props, 'today'>) {
  // Those of an applicant's job are shown after the application too.
  const id = alike ? 'similar-jobs' : 'open-jobs';
  return (
    <section className={`${styles.open} stack`} aria-labelledby={id}>
      <h2 id={id}>{alike ? 'Similar jobs, open now' : 'Open now'}</h2>
      <JobCards jobs={jobs} today={today} />
    </section>
  );
}
