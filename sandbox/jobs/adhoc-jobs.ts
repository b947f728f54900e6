import type { JobRecord } from '@/sandbox/jobs/job-record';

const first: JobRecord = {
  Record_Id: 'a0AVf00000AdHc1MAF',
  isAdhoc: true,
  AVTRRT__Job_Title__c: 'Flu Clinic Registered Nurse (RN)',
  Location__c: 'Des Moines, IA',
  Salary_Range__c: '$1,640 - $1,760 weekly',
  Job_Description__c: `<p>Walk-in flu clinics in schools, offices and one public library, for eight weeks in the fall. A coordinator plans the route; you bring the vaccines in a cooler that logs its own temperature.</p>
<h3>What you will do</h3><ul><li>Screen, vaccinate and watch people for 15 minutes after</li><li>Keep the cold chain and the lot numbers</li><li>Handle a faint or a reaction calmly, with a second nurse beside you</li><li>Enter doses into the state registry the same day</li></ul>
<h3>What you bring</h3><ul><li>Iowa or compact RN license</li><li>One year of nursing experience</li><li>BLS</li></ul>
<p>Four days a week, usually done by 4 p.m. Mileage is paid.</p>`,
};

const second: JobRecord = {
  Record_Id: 'a0AVf00000AdHc2MAF',
  isAdhoc: true,
  AVTRRT__Job_Title__c: 'Camp Nurse, Registered Nurse (RN)',
  Location__c: 'Traverse City, MI',
  Salary_Range__c: '$1,380 - $1,500 weekly',
  Job_Description__c:
    'Six weeks at a summer camp on a lake, two nurses for 140 children aged 8 to 15. You give the morning medications, clean scraped knees, watch for ticks and heat, and know which cabin is homesick. A physician in town answers the phone at all hours. Michigan RN license, BLS and experience with children. Room, board and a very good view are included.',
};

const third: JobRecord = {
  Record_Id: 'a0AVf00000AdHc3MAF',
  isAdhoc: true,
  AVTRRT__Job_Title__c: 'Imaging Supervisor, interim',
  Location__c: 'Western Montana, two sites',
  Salary_Range__c: '$2,900 - $3,200 weekly',
  Job_Description__c: `<p>Two imaging departments share one supervisor until a permanent one is found. You take exams in the morning, hold the schedule together in the afternoon and leave the quality records better than you found them.</p>
<ul><li>ARRT (R), with (CT) or (MR) preferred</li><li>Two years of lead or supervisor experience</li><li>Montana license</li><li>A car and a liking for mountain roads; they are 40 minutes apart</li></ul>`,
};

/** The call wraps its answer in more than one way: the bare record, one `data` deeper, or a list of one. */
const ANSWERS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['a0AVf00000AdHc1MAF', first],
  ['a0AVf00000AdHc2MAF', { data: second }],
  ['a0AVf00000AdHc3MAF', [third]],
]);

/** Jobs outside the feed, by id: a recruiter sends a link to them, and only the ad-hoc call knows them. */
export const adhocJobs = (): ReadonlyMap<string, unknown> => ANSWERS;
