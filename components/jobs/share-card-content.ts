import { cutText } from '@/lib/domain/cut-text';
import { drawableText } from '@/lib/domain/drawable-text';
import type { JobSummary } from '@/lib/domain/job';
import { formatPay, payUnit } from '@/lib/domain/pay';
import { formatPlace } from '@/lib/domain/place';
import { drawingOf } from './job-postcard';
import type { Drawing } from './postcard-crops';

/** Three lines of the smallest letters. */
const TITLE_MAX = 110;

type Fact = { readonly label: string; readonly value: string };

/** Everything a job's share card shows: another content is another picture. */
export type ShareCardContent = {
  readonly title: string;
  readonly drawing: Drawing;
  readonly facts: readonly Fact[];
};

type Shown = Pick<
  JobSummary,
  'title' | 'city' | 'state' | 'placeText' | 'payText' | 'shifts' | 'contractLength' | 'jobNumber'
>;

/** Title, place, pay and length of a job, in the words of its page. */
export function shareCardContent(job: Shown): ShareCardContent {
  const [shift] = job.shifts;
  const time = job.contractLength ?? shift;
  const facts: readonly Fact[] = [
    { label: job.jobNumber ? `Job ID ${job.jobNumber}` : 'Place', value: formatPlace(job) },
    {
      label: payUnit(job.payText) === 'other' ? 'Pay' : 'Weekly pay',
      value: formatPay(job.payText) ?? 'Ask us',
    },
    ...(time ? [{ label: job.contractLength && shift ? shift : 'Shift', value: time }] : []),
  ];
  return {
    title: cutText(drawableText(job.title), TITLE_MAX).text || 'Open position',
    drawing: drawingOf(job.state),
    facts: facts.map(({ label, value }) => ({
      label: drawableText(label),
      value: drawableText(value) || 'Ask us',
    })),
  };
}
