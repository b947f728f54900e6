import type { JobSummary } from '@/lib/domain/job/job';
import type { SentencePart } from './sentence-with';

/** A job whose description has the words, and the sentence that has them. */
export type MatchedJob = {
  readonly job: JobSummary;
  readonly miles: number | null;
  readonly sentence: readonly SentencePart[];
};

/**
 * The response of `GET /api/jobs/description-matches`: the first of the jobs that have the words in their descriptions alone, and how
 * many there are.
 */
export type DescriptionMatchesAnswer = {
  readonly total: number;
  readonly jobs: readonly MatchedJob[];
};
