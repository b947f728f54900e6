import type { AppliedJob } from '@/lib/client/forms/application-body';

/** The name an application form is stored under: its job, or the Quick Apply. */
export const formName = (job: AppliedJob | null) => job?.id ?? 'quick-apply';

/** The name of the contact form's draft and the prefix of its ids. */
export const CONTACT_FORM = 'contact';

/** The same for an offer to compare. All jobs share it, so that a visitor enters the offer only once. */
export const OFFER_FORM = 'offer';
