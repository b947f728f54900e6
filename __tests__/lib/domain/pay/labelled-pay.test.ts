import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPay, weekOfHours } from '@/lib/domain/pay/read-pay';
import { readFacts } from '@/lib/platform/facts';

/** The ends of a pay; a low end of null is 'up to', a high one of null 'from'. */
type Ends = readonly [number | null, number | null] | null;
type Of = 'week' | 'hour';
type Read = Readonly<Record<Of, Ends>>;
/** Written by somebody who had not seen the reader; the last lines are what a reviewer of the reader found. `or` may be read as well, for the reason of `doubt`. */
type Label = Read & { readonly text: string; readonly or?: Partial<Read>; readonly doubt?: string };

const PATH = join(__dirname, 'labelled-pay.json');
const LABELS = JSON.parse(readFileSync(PATH, 'utf8')) as readonly Label[];
/** The least share of the labelled pays that is read. */
const FLOOR = 0.9;

/** A text as the edge cleans it, read. */
function read(text: string): Read {
  const name = 'CalculatedPayRange';
  const reading = readPay(readFacts({ [name]: text }).first([name]) ?? '');
  if (reading === null) return { week: null, hour: null };
  const { pay, hour, hours } = reading;
  const endsOf = (range: { min: number; max: number } | null): Ends =>
    range && [pay.limit === 'upTo' ? null : range.min, pay.limit === 'from' ? null : range.max];
  const week = pay.unit === 'week' ? pay : hours && weekOfHours(pay, hours);
  return { week: endsOf(week || null), hour: endsOf(hour) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

it.each<Of>(['week', 'hour'])('no text is read as another %s than its label says', (of) => {
  const wrong = LABELS.filter((label) => {
    const found = read(label.text)[of];
    return found !== null && !isSame(found, label[of]) && !isSame(found, label.or?.[of]);
  });
  expect(wrong.map(({ text }) => [text, read(text)[of]])).toEqual([]);
});

it.each<Of>(['week', 'hour'])('most pays by the %s are read', (of) => {
  const stated = LABELS.filter((label) => label[of] !== null);
  const left = stated.filter(({ text }) => read(text)[of] === null).map(({ text }) => text);
  const share = 1 - left.length / stated.length;
  process.stdout.write(
    `Pay by the ${of}: ${(100 * share).toFixed(1)}% of ${stated.length} read; left as posted:\n` +
      left.map((text) => `  ${text}\n`).join(''),
  );
  expect(share).toBeGreaterThanOrEqual(FLOOR);
});

it('there are enough texts, and enough that name no pay', () => {
  expect(LABELS.length).toBeGreaterThanOrEqual(400);
  const none = LABELS.filter(({ week, hour }) => week === null && hour === null);
  expect(none.length).toBeGreaterThanOrEqual(100);
});
