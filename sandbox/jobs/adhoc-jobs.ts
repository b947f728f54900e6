import type { JobRecord } from '@/sandbox/jobs/job-record';

const JOBS: ReadonlyMap<string, unknown> = new Map<string, JobRecord>([
  [
    'a0AVf00000AdHc1MAK',
    {
      Record_Id: 'a0AVf00000AdHc1MAK',
      isAdhoc: true,
      AVTRRT__Job_Title__c: 'Flu Clinic Registered Nurse (RN)',
      Location__c: 'Des Moines, IA',
      Salary_Range__c: '$1,640 - $1,760 weekly',
      Job_Description__c: '<p>Walk-in flu clinics in schools and offices.</p>',
    },
  ],
]);

/** Jobs outside the feed: a recruiter sends their address, and only the ad-hoc call knows them. By id. */
export const adhocJobs = (): ReadonlyMap<string, unknown> => JOBS;
