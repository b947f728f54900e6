import type { FacetName } from '@/lib/domain/query/facets';

type JobShortcut = {
  /** The address without its slash: short enough for a flyer or a text message. */
  readonly slug: string;
  /** The filter it sets on `/jobs`. */
  readonly facet: FacetName;
  readonly terms: readonly [string, ...string[]];
};

/** Short addresses of filtered lists (specification, section 2, 'Shortcuts redirecting to /jobs'). */
export const JOB_SHORTCUTS: readonly JobShortcut[] = [
  { slug: 'medtech', facet: 'title', terms: ['Med Tech', 'Medical Laboratory Tech'] },
  { slug: 'nuclearmedicine', facet: 'specialty', terms: ['Nuclear Medicine'] },
  { slug: 'ot', facet: 'title', terms: ['OT'] },
  { slug: 'pta', facet: 'specialty', terms: ['PTA'] },
  { slug: 'pt', facet: 'title', terms: ['PT'] },
  { slug: 'surgicaltech', facet: 'title', terms: ['Surgical Tech'] },
  { slug: 'resptherapy', facet: 'title', terms: ['Respiratory Therapist'] },
  { slug: 'radtech', facet: 'title', terms: ['Rad Tech'] },
  { slug: 'rn', facet: 'title', terms: ['RN'] },
  { slug: 'cota', facet: 'specialty', terms: ['COTA'] },
  { slug: 'ct', facet: 'specialty', terms: ['CT'] },
  { slug: 'mri', facet: 'specialty', terms: ['MRI'] },
  { slug: 'mlt', facet: 'specialty', terms: ['Medical Laboratory Tech (MLT)'] },
  { slug: 'slp', facet: 'title', terms: ['SLP'] },
  { slug: 'sw', facet: 'title', terms: ['Social Worker'] },
];
