import { ArrowLeft } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './back-to-jobs.module.css';

/** 'Back to jobs': to the list as it was left (components/job-page/elements/back-to-jobs.ts), without scripts to all jobs. */
export function BackToJobs() {
  return (
    <back-to-jobs>
      <SiteLink className={`${styles.back} small medium`} href="/jobs" suppressHydrationWarning>
        <Icon icon={ArrowLeft} />
        Back to jobs
      </SiteLink>
    </back-to-jobs>
  );
}
