import type { LandingPath } from '@/lib/content/addresses/paths';
import type { FaqItem } from '@/lib/content/pages/faq-item';
import type { Scene, SceneView } from '@/lib/content/pages/scene';
import type { JobFilters } from '@/lib/domain/query/job-query';

/** Names of the eight pairs of colours in app/tokens.css (`--tone-…`, `--tone-…-ink`). */
export const TONES = ['pine', 'sky', 'sun', 'coral', 'rose', 'slate', 'teal', 'olive'] as const;
export type Tone = (typeof TONES)[number];

/** One kind of work within a specialty. */
export type Role = {
  readonly name: string;
  readonly text: string;
  /** Which open jobs are of this kind; null if the feed has no name for it, so that a person answers. */
  readonly filters: Partial<JobFilters> | null;
};

/** Figures about the field, with their source. */
export type Demand = {
  readonly heading: string;
  readonly text: string;
  readonly figures: readonly { readonly figure: string; readonly of: string }[];
  /** Shown under the figures; `href` once there is one. */
  readonly source: { readonly text: string; readonly href: string | null };
};

/** One of the page's four passages: what the work is, where, what it pays, what we do for you. */
export type Passage = { readonly title: string; readonly text: string };

/** Everything a specialty's landing page says (specification, section 2, 'Specialty and marketing pages'). */
export type SpecialtyText = {
  /** In menus and breadcrumbs. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The hidden h1. */
  readonly heading: string;
  /** The hero's headline and the sentence below it. */
  readonly line: string;
  readonly lead: string;
  readonly scene: Scene;
  /** The view beside its passages: each specialty has one of its own. */
  readonly view: SceneView;
  readonly tone: Tone;
  /** What one job of the list is called, and several: 'See 128 nursing jobs'. */
  readonly job: { readonly one: string; readonly many: string };
  /** Which open jobs the page shows, in the terms of the job list. */
  readonly filters: Partial<JobFilters>;
  readonly rolesLead: string;
  readonly roles: readonly Role[];
  readonly passages: {
    readonly work: Passage;
    readonly where: Passage;
    readonly pay: Passage;
    readonly help: Passage;
  };
  readonly demand?: Demand;
  /** Null if the page closes with an invitation instead. */
  readonly benefits: readonly string[] | null;
  readonly questions: readonly FaqItem[];
  readonly contact: Passage;
};

/** A file of content/specialties. */
export type SpecialtyFile = Omit<SpecialtyText, 'benefits'> & {
  /** Whether the benefits are listed; else the page closes with an invitation. */
  readonly listsBenefits: boolean;
};

/** A landing page: its text, and its address from `LANDING_PATHS`. */
export type Specialty = SpecialtyText & { readonly path: LandingPath };
