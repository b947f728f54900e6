import { SITE } from '@/lib/config/site';

/** SAMPLE CONTENT: when applicants hear from Riley, as your assistant really works; null gives no time. */
export const RILEY_WRITES: string | null = 'usually within a day, weekends too';

/** The number that applicants save, so that they know who is writing or calling. */
export const NUMBER_TO_SAVE = SITE.textPhone ?? SITE.phone;

/** What the page of a receipt says (specification, section 2, 'Application success'; docs/decisions/0017). */
export const RECEIPT_WORDS = {
  'handed-over': {
    title: 'We have your application',
    lead: 'Our recruiting team has it.',
    next: `Riley, our virtual assistant, texts or emails you next${RILEY_WRITES ? `, ${RILEY_WRITES}` : ''}.`,
  },
  waiting: {
    title: 'Received, waiting to be passed on',
    lead: 'We have your application. Our recruiting system is down; we will pass it on as soon as it is back.',
    next: 'You don’t need to do anything else. Please don’t send it again.',
  },
  held: {
    title: 'Received, waiting for a person',
    lead: 'We have your application. One of us will check it before passing it on.',
    next: 'Please do not send it again. Can’t wait? Call us with the code.',
  },
  unknown: {
    title: 'We do not know this code',
    lead: 'Check it against the one we showed you: ten letters and digits.',
    next: 'A code works for 30 days after our recruiting team has your application. If yours is older, or looks right, call us.',
  },
} as const;
