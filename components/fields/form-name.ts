import type { AppliedJob } from '@/lib/client/forms/application-body';

/** What an application form is kept under: its job, or the Quick Apply. */
export const formName = (job: AppliedJob | null) => job?.id ?? 'quick-apply';

/** The name of the contact form's draft and the beginning of its ids. */
export const CONTACT_FORM = 'contact';

/** The same of an offer that is compared: one for all jobs, so that it is entered once. */
export const OFFER_FORM = 'offer';
