import type { UntrustedHtml } from '@/lib/domain/job/job';
import { buildJobs } from './build-job';
import { keptList } from './stored-list';

/** The list that is stored as this version: every job names it, some leave and come back, and each has a date of its own. */
export const listOfTurn = (version: number) =>
  keptList(
    buildJobs(400)
      .map((job, at) => ({
        ...job,
        firstSeenOn: `2026-01-${String(1 + (at % 28)).padStart(2, '0')}`,
        contractLength: at % 3 === 0 ? `${version} weeks` : job.contractLength,
        description: `<p>Unit ${at}${at % 3 === 0 ? ` of ${version}` : ''}</p>` as UntrustedHtml,
      }))
      .filter((_, at) => at % 5 !== version % 5),
  );
