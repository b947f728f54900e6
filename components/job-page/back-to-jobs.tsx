import { ArrowLeft } from 'lucide';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';

/** 'Back to jobs': to the list as it was left (components/job-page/elements/back-to-jobs.ts), without scripts to all jobs. */
export function BackToJobs() {
  return (
    <back-to-jobs>
      <SiteLink className="inline-row gap-label small medium" href="/jobs" suppressHydrationWarning>
        <Icon icon={ArrowLeft} />
        Back to jobs
      </SiteLink>
    </back-to-jobs>
  );
}
