import riley from '@/content/riley.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';
import type { FaqItem } from './faq-item';

/** A card or a step: what it is called and what it means for the reader. */
type Item = { readonly title: string; readonly text: string };

/** The page of the virtual recruiter (specification, section 1). The word that ends its messages is fixed. */
export const RILEY = fillIn(riley.page);

export const RILEY_BENEFITS = fillIn(
  riley.benefits as readonly (Item & { readonly icon: RileyIcon })[],
);

/** Names of drawings; the page knows which is which. */
export type RileyIcon = 'moon' | 'timer' | 'calendar' | 'repeat' | 'scale' | 'hand';

export const RILEY_STEPS: readonly Item[] = fillIn(riley.steps);

/** Eight, each with one answer (specification, section 2). */
export const RILEY_QUESTIONS: readonly FaqItem[] = fillIn(riley.questions);

/** How a first exchange reads. SAMPLE CONTENT. */
type Message = { readonly from: 'riley' | 'you'; readonly text: string };

export const RILEY_MESSAGES = fillIn(riley.messages as readonly Message[]);
