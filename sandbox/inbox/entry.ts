import type { ReceivedApplication } from '@/sandbox/platform/apply';

type ResumeNote = { readonly name: string; readonly bytes: number };

export type ApplicationEntry = Omit<ReceivedApplication, 'resume'> & {
  readonly kind: 'application';
  /** Number of the entry, from 1: its position in the inbox and in its resume's address. */
  readonly n: number;
  readonly receivedAt: string;
  readonly resume: ResumeNote | null;
};

/** A message of the contact form, sent through the mail service. */
export type MessageEntry = {
  readonly kind: 'message';
  readonly n: number;
  readonly receivedAt: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly params: Readonly<Record<string, string>>;
};

/** An alert from the site to its owner: applications are waiting. */
export type AlertEntry = {
  readonly kind: 'alert';
  readonly n: number;
  readonly receivedAt: string;
  /** As received. */
  readonly alert: Readonly<Record<string, unknown>>;
};

export type Entry = ApplicationEntry | MessageEntry | AlertEntry;
