import { Hash, History, MapPin } from 'lucide';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { formatPlace } from '@/lib/domain/place/place';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { JobBadges } from '@/components/saved/job-badges';
import { SaveButton } from '@/components/saved/save-button';
import { Art } from '@/components/ui/marks/art';
import { SiteLink } from '@/components/ui/actions/site-link';
import { Icon } from '@/components/ui/marks/icon';
import { BackToJobs } from './back-to-jobs';
import { JobAge } from '@/components/job-card/job-age';
import styles from './job-header.module.css';
import { headerArtOf } from '@/components/job-card/job-postcard';

/** Titles longer than this are set smaller: they would take four lines or more. */
const LONG_TITLE = 44;

type Props = {
  readonly job: Job;
  /** The jobs of its state or specialty, if they have a page. */
  readonly list: NavLink | undefined;
  readonly today: IsoDate;
};

/** Title, Job ID, place and age on the sky of the landscape that goes with the job's state. */
export function JobHeader({ job, list, today }: Props) {
  const art = headerArtOf(job);
  return (
    <div className={styles.header} data-sky={art.drawing}>
      <div className={`wrap ${styles.inner} start`}>
        <nav className={`${styles.way} row unprinted`} aria-label="Breadcrumb">
          <BackToJobs />
          {list && (
            <SiteLink className="inline-row small medium" href={list.href}>
              {list.label}
            </SiteLink>
          )}
        </nav>
        <h1 className={styles.title} data-long={job.title.length > LONG_TITLE || undefined}>
          {job.title}
        </h1>
        <ul className={`${styles.meta} cluster tabular`}>
          <li>
            <Icon icon={MapPin} /> {formatPlace(job)}
          </li>
          <li>
            <Icon icon={Hash} /> Job ID {job.jobNumber ?? 'N/A'}
          </li>
          <li>
            <Icon icon={History} />{' '}
            <JobAge postedOn={job.postedOn} firstSeenOn={job.firstSeenOn} today={today} />
          </li>
        </ul>
        <div className={`${styles.keep} row unprinted`}>
          <SaveButton job={job} hasWord />
          <JobBadges job={job} />
        </div>
      </div>
      {/* After the words, which may arrive in pieces: a drawing at the bottom of a growing box would move. */}
      <Art className={`${styles.art} unprinted`} src={art.narrow} wide={art.wide} first />
    </div>
  );
}
