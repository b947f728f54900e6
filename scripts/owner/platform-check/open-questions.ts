import type { Job } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { openQuestions as leftOpen } from '@/lib/domain/posting/open-questions';
import { QUESTIONS, type Question } from '@/lib/domain/posting/topics';
import { describeJob } from '@/lib/server/snapshot/sanitize-description';
import { shown } from './tally';
import { mostUseful, type UsefulSentence } from './useful-sentences';

/** What the postings and records of a specialty leave unanswered, the most frequent question first. */
export type OpenQuestions = {
  /** Null for all postings together. */
  readonly specialty: string | null;
  readonly postings: number;
  readonly open: readonly { readonly question: Question; readonly postings: number }[];
  /** Sentences that would answer several questions at once, the most useful first. */
  readonly sentences: readonly UsefulSentence[];
};

/** A sentence that answers a question, as a recruiter might write it into a posting. */
export const SENTENCES: Readonly<Record<Question, string>> = {
  ratio: 'Patient ratio: 1:2.',
  floating: 'Floats to PCU only.',
  charting: 'Charting system: Epic.',
  hours: 'Guaranteed hours: 36 a week.',
  call: 'No call.',
  weekends: 'Every third weekend, one holiday.',
  scheduling: 'Block scheduling.',
  orientation: 'Orientation: two shifts.',
  start: 'Start date: January 4.',
  extension: 'Extension possible.',
  experience: 'Two years of ICU experience required.',
  local: 'Locals accepted outside of 50 miles.',
};

/** What postings leave open: all together, then by specialty, the most frequent first. A job with two specialties counts for both. */
export function openQuestions(jobs: readonly Job[]): OpenQuestions[] {
  const groups = new Map<string | null, Job[]>([[null, [...jobs]]]);
  for (const job of jobs)
    for (const specialty of new Set(job.specialties)) {
      const group = groups.get(specialty) ?? [];
      group.push(job);
      groups.set(specialty, group);
    }
  const left = new Map(
    jobs.map((job) => {
      const { html } = describeJob(job);
      return [job, leftOpen(html === null ? null : readPosting(html), job.contract)];
    }),
  );
  return [...groups]
    .map(([specialty, group]) => ({
      specialty: specialty === null ? null : shown(specialty),
      postings: group.length,
      ...openIn(group.flatMap((job) => left.get(job) ?? [])),
    }))
    .sort(
      (a, b) =>
        Number(b.specialty === null) - Number(a.specialty === null) || b.postings - a.postings,
    );
}

/** How often each question is left open, and which sentences would answer most. */
function openIn(left: readonly Question[]): Pick<OpenQuestions, 'open' | 'sentences'> {
  const counts = new Map<Question, number>();
  for (const question of left) counts.set(question, (counts.get(question) ?? 0) + 1);
  const open = QUESTIONS.flatMap((question) => {
    const postings = counts.get(question) ?? 0;
    return postings > 0 ? [{ question, postings }] : [];
  });
  return { open: open.sort((a, b) => b.postings - a.postings), sentences: mostUseful(counts) };
}
