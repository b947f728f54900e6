import type { ReferenceKind } from '@/lib/domain/hosted/reference';

/** A screen around a form that another company hosts (specification, section 2, 'Reference screens'). */
export type HostedScreen = {
  readonly kind: ReferenceKind | 'upload';
  readonly title: string;
  readonly lead: string;
  /** The name of the id in our address, and in the form's. */
  readonly idName: string;
  readonly frameIdName: string;
  /** Shown if there is no id (specification, section 8). */
  readonly missing: string;
  /** What the id identifies, as a word in a sentence. */
  readonly thing: string;
};

export const HOSTED_SCREENS = {
  reference: {
    kind: 'reference',
    title: 'Reference form',
    lead: 'Thank you for giving a reference. The form opens below.',
    idName: 'id',
    frameIdName: 'id',
    missing: 'Missing Reference ID',
    thing: 'reference',
  },
  candidate: {
    kind: 'candidate',
    title: 'Candidate reference form',
    lead: 'The details your recruiter asked for. The form opens below.',
    idName: 'id',
    frameIdName: 'contactId',
    missing: 'Missing Contact ID',
    thing: 'contact',
  },
  upload: {
    kind: 'upload',
    title: 'Onboarding upload portal',
    lead: 'Upload the documents your recruiter asked for. The portal opens below.',
    idName: 'recordId',
    frameIdName: 'recordId',
    missing: 'Missing Record ID',
    thing: 'record',
  },
} as const satisfies Readonly<Record<string, HostedScreen>>;
