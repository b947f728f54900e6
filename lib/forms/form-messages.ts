import { MESSAGE_MIN_CHARACTERS, PHONE_DIGITS, RESUME } from '@/lib/config/browser-limits/forms';
import { SITE } from '@/lib/config/site';
import { APPLY_MESSAGES } from '@/lib/domain/application/apply-messages';

/** The texts of the specification's section 5, word for word. Browser and server use the same ones. */
export const FIELD_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  emailInvalid: 'Invalid email',
  phone: 'Phone number is required',
  phoneInvalid: 'Please enter a valid phone number',
  phoneDigits: `Phone number must be exactly ${PHONE_DIGITS} digits`,
  subject: 'Subject is required',
  message: 'Message is required',
  messageShort: `Message should be at least ${MESSAGE_MIN_CHARACTERS} characters`,
  consent: 'Please check the agreement box to submit your application',
  /** Ours: the specification sets no length. */
  tooLong: (characters: number) => `Please use ${characters} characters or fewer`,
} as const;

/** Ours, beside the specification's error: what to do with a number of another country. */
export const US_NUMBER = `A US number, please, or call us at ${SITE.phone.text}.`;

export const RESUME_MESSAGES = {
  tooLarge: `Resume file is too large (max ${RESUME.maxMegabytes}MB)`,
  type: 'Resume must be a PDF or Word document',
  /** Ours: it was moved, changed or removed, or is in a cloud that did not deliver it. */
  unreadable: 'This file can no longer be read. Please choose it again.',
  /** Ours. Where it comes from is most often a template in a shared folder. */
  linked:
    'This Word document loads its template or another part from a shared folder or a web address. ' +
    'Please save it as a PDF and choose that.',
} as const;

/** The bot check's texts (specification, section 8). */
export const BOT_MESSAGES = {
  honeypot: 'Unable to process your submission. Please try again or contact support.',
  tooFast: 'Please take a moment to review your information before submitting.',
  verificationNeeded: 'Please complete the verification to continue.',
  challengeOpen: 'Please complete the reCAPTCHA verification.',
  failed: 'Unable to verify your submission. Please try again.',
} as const;

/** Ours: the outcome is unknown, so the text claims neither success nor failure. */
const inDoubt = (why: string) =>
  `${why} Your application may have been received: ` +
  `please call ${SITE.phone.text} to check before you send it again.`;

/** The outcomes of sending an application (specification, section 8), if the platform has no words of its own. */
export const SEND_MESSAGES = {
  sentWithResume: 'Resume uploaded successfully',
  sent: 'Application submitted successfully',
  ...APPLY_MESSAGES,
  /** Ours: the platform is unavailable, and the application is queued. */
  queued:
    'We have received your application. Our recruiting system cannot be reached right now; ' +
    'we will pass it on as soon as our system is back.',
  /** More applications from one client than are allowed. */
  tooMany: `Too many applications came from your connection. Please wait a few minutes, or call us at ${SITE.phone.text}.`,
  /** More uploads at once than the server has room for. */
  noRoom: `We cannot take your application at this moment. Please try again in a minute, or call us at ${SITE.phone.text}.`,
  tooSlow: `Your application took too long to arrive. Please try again, or call us at ${SITE.phone.text}.`,
  /** It was sent, but the answer was late, was cut off, or could not be read. */
  unconfirmed: {
    late: inDoubt('The answer is taking too long.'),
    broken: inDoubt('The connection broke before the answer came.'),
    unreadable: inDoubt('The answer could not be read.'),
  },
} as const;

/** For every reason a message could not be sent, including the mail service's 451, 403 and 429 (specification, section 8). */
export const CONTACT_FAILED = 'Failed to send message. Please try again later.';
