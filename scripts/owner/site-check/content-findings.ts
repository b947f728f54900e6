import type { SiteFinding } from './finding';
import type { SampleContent } from './sample-content';

/** The marks of each sample in its original form, by key (`sample-marks.json`). */
export type SampleMarks = Readonly<Record<string, string>>;

/** Samples that are still in place, in whole or in part. */
export function contentFindings(
  contents: readonly SampleContent[],
  samples: SampleMarks,
  adopted: readonly string[],
): SiteFinding[] {
  const unknown = adopted.filter(
    (name) => !contents.some(({ key, canBeAdopted }) => key === name && canBeAdopted),
  );
  return [
    ...contents.flatMap((content) => findingOf(content, samples, adopted)),
    ...unknown.map((name) => ({
      level: 'must' as const,
      kind: 'content' as const,
      key: 'adopted',
      text: `'${name}' is not a key, or cannot be adopted`,
      where: 'scripts/owner/site-check/adopted.ts',
    })),
  ];
}

function findingOf(
  { key, level, what, where, canBeAdopted, marks }: SampleContent,
  samples: SampleMarks,
  adopted: readonly string[],
): SiteFinding[] {
  if (canBeAdopted && adopted.includes(key)) return [];
  const sample = new Set(samples[key]?.split(' '));
  const now = marks();
  const left = now.filter((mark) => sample.has(mark)).length;
  if (left === 0) return [];
  const text = left === now.length ? what : `${what} (${left} of ${now.length} left)`;
  return [{ level, kind: 'content', key, text, where }];
}
