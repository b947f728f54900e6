import { stateName } from '@/lib/domain/place/states';
import type { PayPage } from './pay-page';

const HEADER = [
  'specialty',
  'place',
  'day',
  'jobs',
  'median_usd_a_week',
  'middle_half_from',
  'middle_half_to',
  'lowest',
  'highest',
];

/** A cell as RFC 4180 has it. A text that a spreadsheet would take for a formula gets a leading apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The figures of a page day by day, oldest first, as a CSV file; null if it never had any. */
export function payCsv({ specialty, state, lines }: PayPage): string | null {
  if (lines.length === 0) return null;
  const place = state === null ? 'United States' : stateName(state);
  const rows = [HEADER, ...lines.map((line) => [specialty, place, ...line])];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
