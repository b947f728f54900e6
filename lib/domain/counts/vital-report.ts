/** The kinds of page a visitor's browser measures (docs/decisions/0003). */
export const MEASURED_KINDS = ['document', 'app'] as const;
/** Longest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift, each with the largest value that is believed. */
export const VITALS = { LCP: 60_000, INP: 60_000, CLS: 10 } as const;

export type VitalName = keyof typeof VITALS;
/** One value of one page: milliseconds, a plain number for CLS. It does not identify the visitor or the address. */
export type VitalReport = {
  readonly name: VitalName;
  readonly value: number;
  readonly kind: (typeof MEASURED_KINDS)[number];
};

export const isVitalName = (name: unknown): name is VitalName =>
  typeof name === 'string' && Object.hasOwn(VITALS, name);

/** A report as a browser sent it; null for anything else, including one with extra fields. */
export function toVitalReport(body: unknown): VitalReport | null {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== 3) return null;
  const { name, value, kind } = body as Readonly<Record<string, unknown>>;
  const known = MEASURED_KINDS.find((one) => one === kind);
  if (!isVitalName(name) || known === undefined) return null;
  if (typeof value !== 'number' || !(value >= 0 && value <= VITALS[name])) return null;
  return { name, value, kind: known };
}
