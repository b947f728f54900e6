import { readPosting } from '@/lib/domain/posting/read-posting';
import { QUESTIONS } from '@/lib/domain/posting/topics';
import { openQuestions, SENTENCES } from '@/scripts/owner/platform-check/open-questions';
import { SENTENCES_FOR_SEVERAL } from '@/scripts/owner/platform-check/useful-sentences';
import { unlockedBy } from '@/scripts/owner/platform-check/unlocks';
import { describeJob } from '@/lib/server/snapshot/sanitize-description';
import type { UntrustedHtml } from '@/lib/domain/job/job';
import { buildJob } from '@/__tests__/support/build-job';

const posting = (id: string, specialties: readonly string[], html: string | null) =>
  buildJob({ id, specialties, description: html as UntrustedHtml | null });

it.each(QUESTIONS)('the sentence offered for %s answers it', (question) => {
  const { html } = describeJob(posting('a1', [], `<p>${SENTENCES[question]}</p>`));
  expect(html && readPosting(html).has(question)).toBe(true);
});

it.each(SENTENCES_FOR_SEVERAL)('%s answers several questions at once', (sentence, questions) => {
  const { html } = describeJob(posting('a1', [], `<p>${sentence}</p>`));
  const answered = html === null ? [] : [...readPosting(html).keys()];
  expect(answered).toEqual(expect.arrayContaining([...questions]));
  expect(html && readPosting(html).get(questions[0] ?? 'ratio')).toHaveLength(1);
});

it('the sentences for several questions answer each, once', () => {
  const all = SENTENCES_FOR_SEVERAL.flatMap(([, questions]) => questions);
  expect(all.toSorted()).toEqual(QUESTIONS.toSorted());
});

it('the sentence that would answer most is listed first, for all and for each specialty', () => {
  const schedule = '<p>No call. Block scheduling. Guaranteed hours: 36 a week.</p>';
  const [all, icu, ct] = openQuestions([
    posting('a1', ['ICU'], schedule),
    posting('a2', ['ICU'], `${schedule}<p>Every third weekend.</p>`),
    posting('a3', ['CT'], null),
  ]);
  const told = (group: typeof all) =>
    group?.sentences.map(({ questions, answers }) => [questions[0], answers]);
  expect(told(icu)).toEqual([
    ['ratio', 6],
    ['start', 6],
    ['experience', 4],
    ['hours', 1],
  ]);
  expect(told(ct)?.[0]).toEqual(['hours', 4]);
  expect(told(all)?.[0]).toEqual(['ratio', 9]);
});

it('what a field states is not open', () => {
  const contract = { startsOn: 'asap', guaranteedHours: 36 } as const;
  const [all] = openQuestions([{ ...posting('a1', [], null), contract }]);
  expect(all?.open.map(({ question }) => question)).not.toContain('start');
  expect(all?.open).toHaveLength(QUESTIONS.length - 2);
});

it('what postings leave out: for all, then by specialty, the most first', () => {
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
