import type { Job } from '@/lib/domain/job/job';
import { wholeFacts } from '@/lib/domain/job/job-facts';
import { JobCard } from '@/components/job-card/job-card';
import { stripOf } from '@/components/job-card/job-postcard';
import { toCard } from '@/components/job-card/to-card';

/** The job an application is for, with the main facts from its own page. */
export function AppliedJobCard({ job }: { readonly job: Job }) {
  return (
    <JobCard
      job={{ ...toCard(job), facts: wholeFacts(job), jobNumber: job.jobNumber ?? 'N/A' }}
      titleId={`job-${job.id}`}
      level={2}
      layout="tile"
      picture="strip"
      src={stripOf(job)}
    />
  );
}
