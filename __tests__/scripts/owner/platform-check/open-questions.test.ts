import { readPosting } from '@/lib/domain/posting/read-posting';
import { QUESTIONS } from '@/lib/domain/posting/topics';
import { openQuestions, SENTENCES } from '@/scripts/owner/platform-check/open-questions';
import { unlockedBy } from '@/scripts/owner/platform-check/unlocks';
import { describeJob } from '@/lib/server/snapshot/job-description';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { buildJob } from '@/__tests__/support/build-job';

const posting = (id: string, specialties: readonly string[], html: string | null) =>
  buildJob({ id, specialties, description: html as UntrustedHtml | null });

it.each(QUESTIONS)('the sentence offered for %s answers it', (question) => {
  const { html } = describeJob(posting('a1', [], `<p>${SENTENCES[question]}</p>`));
  expect(html && readPosting(html).has(question)).toBe(true);
});

it('what postings leave out: all together, then by specialty, the most first', () => {
  const [all, icu, ct] = openQuestions([
    posting('a1', ['ICU'], '<p>No call.</p><p>Charting system: Epic.</p>'),
    posting('a2', ['ICU'], '<p>Block scheduling.</p>'),
    posting('a3', ['CT'], null),
  ]);
  const count = (group: typeof all, question: string) =>
    group?.open.find((one) => one.question === question)?.postings;
  expect([all, icu, ct].map((group) => [group?.specialty, group?.postings])).toEqual([
    [null, 3],
    ['ICU', 2],
    ['CT', 1],
  ]);
  expect(count(all, 'call')).toBe(2);
  expect(count(icu, 'charting')).toBe(1);
  expect(count(ct, 'call')).toBe(1);
  expect(all?.open[0]?.postings).toBe(3);
});

it.each([
  ['Start_Date__c', 'start date'],
  ['projectedStartDate', 'start date'],
  ['Guaranteed_Hours__c', 'guaranteed hours'],
  ['HoursPerWeek', 'hours a week'],
  ['Number_of_Positions__c', 'openings'],
  ['EMR_System__c', 'charting system'],
  ['OT_Rate', 'overtime'],
  ['OTRate', 'overtime'],
  ['CreatedById', null],
  ['Contract_Duration__c', null],
  ['expirationDate', null],
  ['positionTitle', null],
  ['hourlyRate', null],
  ['Send_Date__c', null],
  ['Restart_Date__c', null],
  ['Location_Notes', null],
])('a field called %s would bring: %s', (name, unlocks) => {
  const told = unlockedBy(name);
  if (unlocks === null) expect(told).toBeNull();
  else expect(told).toContain(unlocks);
});
