import type { Job } from '@/lib/domain/job/job';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { QUESTIONS, type Question } from '@/lib/domain/posting/topics';
import { describeJob } from '@/lib/server/snapshot/job-description';
import { shown } from './tally';

/** What the postings of a specialty say nothing of, what most of them leave out first. */
export type OpenQuestions = {
  /** Null for all postings together. */
  readonly specialty: string | null;
  readonly postings: number;
  readonly open: readonly { readonly question: Question; readonly postings: number }[];
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

/** What postings leave open: of all, then of each specialty, the most frequent first. A job of two specialties counts for both. */
export function openQuestions(jobs: readonly Job[]): OpenQuestions[] {
  const groups = new Map<string | null, Job[]>([[null, [...jobs]]]);
  for (const job of jobs)
    for (const specialty of new Set(job.specialties)) {
      const group = groups.get(specialty) ?? [];
      group.push(job);
      groups.set(specialty, group);
    }
  const answered = new Map(
    jobs.map((job) => {
      const { html } = describeJob(job);
      return [job, new Set(html === null ? [] : readPosting(html).keys())];
    }),
  );
  const countOf = (group: readonly Job[], question: Question) =>
    group.filter((job) => !answered.get(job)?.has(question)).length;
  return [...groups]
    .map(([specialty, group]) => ({
      specialty: specialty === null ? null : shown(specialty),
      postings: group.length,
      open: QUESTIONS.map((question) => ({ question, postings: countOf(group, question) }))
        .filter(({ postings }) => postings > 0)
        .sort((a, b) => b.postings - a.postings),
    }))
    .sort(
      (a, b) =>
        Number(b.specialty === null) - Number(a.specialty === null) || b.postings - a.postings,
    );
}
