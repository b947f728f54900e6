import type { ReceivedApplication } from '@/sandbox/platform/apply';

type ResumeNote = { readonly name: string; readonly bytes: number };

export type ApplicationEntry = Omit<ReceivedApplication, 'resume'> & {
  readonly kind: 'application';
  /** Number of the entry, from 1: its place in the inbox and in its resume's address. */
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

/** What a site says to its owner: that applications wait. */
export type AlertEntry = {
  readonly kind: 'alert';
  readonly n: number;
  readonly receivedAt: string;
  /** As it came. */
  readonly alert: Readonly<Record<string, unknown>>;
};

export type Entry = ApplicationEntry | MessageEntry | AlertEntry;
