import { JOB_MAP } from '@/lib/content/pages/job-map';
import { contactHref } from '@/lib/domain/application/contact-href';
import { JOB_DETAILS_MESSAGES } from '@/lib/domain/messages/job-details-messages';
import { listFailure, mapFailure } from '@/lib/domain/messages/list-messages';
import {
  UNAVAILABLE_IN_A_FRAME,
  UNAVAILABLE_POLICY,
  type UnavailablePage,
} from './unavailable-page';

/** The id must have gone through `isJobId`. */
export const jobPageDown = (id: string): UnavailablePage => ({
  heading: 'This job did not load',
  text: JOB_DETAILS_MESSAGES.failed,
  links: [
    { href: '/jobs', text: 'Back to jobs' },
    { href: contactHref(id), text: 'Ask about this job' },
  ],
});

export const TOO_MANY_LOOK_UPS: UnavailablePage = {
  heading: 'One moment, please',
  text: 'Too many codes were looked up from your connection. Please wait a few minutes.',
  links: [{ href: '/jobs', text: 'See open jobs' }],
};

export const RECEIPTS_AWAY: UnavailablePage = {
  heading: 'One moment, please',
  text: 'We cannot show the status of your application right now. It is not lost. Please try again in a minute.',
  links: [{ href: '/jobs', text: 'See open jobs' }],
};

const BUSY = 'Many people are looking at jobs right now. Please try again in a few seconds.';

const LEAVE_WORD = [
  { href: '/quickapply', text: 'Quick Apply' },
  { href: '/contact', text: 'Contact us' },
] as const;

const LIST_HEADING = 'Available Positions';

export const listDown = (message: string, heading = LIST_HEADING): UnavailablePage => ({
  heading,
  text: listFailure(message),
  links: LEAVE_WORD,
});

const mapDown = (message: string): UnavailablePage => ({
  heading: JOB_MAP.heading,
  text: mapFailure(message),
  links: LEAVE_WORD,
});

export type ListTexts = {
  readonly down: (message: string) => UnavailablePage;
  /** While too many lists are being requested. */
  readonly busy: UnavailablePage;
  readonly policy: string;
};

const textsOf = (
  heading: string,
  down: ListTexts['down'],
  policy = UNAVAILABLE_POLICY,
): ListTexts => ({ down, busy: { heading, text: BUSY, links: LEAVE_WORD }, policy });

/** While too many pages are being requested. */
export const PAGE_BUSY: UnavailablePage = {
  heading: 'One moment, please',
  text: BUSY,
  links: LEAVE_WORD,
};

export const PAGE_FAILED: UnavailablePage = {
  heading: 'This page did not load',
  text: 'Something went wrong on our side. Please try again in a few seconds.',
  links: LEAVE_WORD,
};

/** The pages that cannot be shown without the list, by their only segment. */
export const LIST_TEXTS: ReadonlyMap<string, ListTexts> = new Map([
  ['jobs', textsOf(LIST_HEADING, listDown)],
  ['compare', textsOf('Compare jobs', (message) => listDown(message, 'Compare jobs'))],
  ['job-directory', textsOf(LIST_HEADING, listDown)],
  ['job-map', textsOf(JOB_MAP.heading, mapDown)],
  ['job-map-embed', textsOf(JOB_MAP.heading, mapDown, UNAVAILABLE_IN_A_FRAME)],
]);
