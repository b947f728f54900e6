import { shorten } from '@/lib/domain/words/cut-text';
import { drawableText } from './drawable-text';
import type { JobSummary } from '@/lib/domain/job/job';
import { IN_BRIEF, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import { figureInWords, payLabel } from '@/lib/domain/pay/pay-words';
import { formatPlace } from '@/lib/domain/place/place';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import type { Drawing } from '@/lib/domain/job/drawing';

/**
 * Generous limits, in characters: three lines of the smallest type for the title, the space beside the wordmark, half of the bar. The
 * renderer truncates lines itself, but is only fast with short ones.
 */
const MAX = { title: 110, orderType: 40, label: 48, value: 60 } as const;

type Fact = { readonly label: string; readonly value: string };

/** Everything a job's share card shows: different content means a different picture. */
export type ShareCardContent = {
  readonly title: string;
  /** 'Travel'; '' if not known. */
  readonly orderType: string;
  readonly drawing: Drawing;
  readonly facts: readonly Fact[];
};

/** Title, order type, place, pay and length of a job, in the words of its page. */
export function shareCardContent(job: JobSummary): ShareCardContent {
  const words = shortFacts(job);
  const facts: readonly Fact[] = [
    { label: wordsIn(IN_BRIEF, words).join(', ') || 'Place', value: formatPlace(job) },
    {
      label: payLabel(job.pay),
      value: figureInWords(job.pay) ?? 'Ask us',
    },
  ];
  return {
    title: drawn(job.title, 'title') || 'Open position',
    orderType: drawn(words.jobType, 'orderType'),
    drawing: drawingOf(job),
    facts: facts.map(({ label, value }) => ({
      label: drawn(label, 'label'),
      value: drawn(value, 'value') || 'Ask us',
    })),
  };
}

/**
 * A text as a card can draw it, cut to the length its place allows. A first, more generous cut keeps the check of each letter short;
 * letters that cannot be drawn are left out.
 */
export const drawn = (text: string, place: keyof typeof MAX): string =>
  shorten(drawableText(shorten(text, 4 * MAX[place])), MAX[place]);
