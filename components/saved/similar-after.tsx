import { JobCards } from '@/components/job-card/job-cards';
import { SimilarBand } from '@/components/job-page/similar-jobs';

/** Jobs like the one somebody has just applied for (components/saved/elements/similar-jobs.ts); nothing if none are known. */
export function SimilarAfter() {
  return (
    <similar-jobs hidden suppressHydrationWarning>
      <SimilarBand id="similar-after" heading="More jobs like it" ways={null}>
        <JobCards jobs={[]} today="" isRow />
      </SimilarBand>
    </similar-jobs>
  );
}
