'use client';

import { hasDraft } from '@/lib/client/draft-storage';
import { onFirstInput } from '@/components/ui/on-first-input';
import { CONTACT_FORM } from './form-name';
import { FORM_TROUBLE } from './form-trouble';
import { useShownAt } from './use-shown-at';

const Form = onFirstInput(() => import('./contact-form').then((part) => part.ContactForm), {
  trouble: FORM_TROUBLE,
  // A link may ask for a subject.
  atOnce: () => hasDraft(CONTACT_FORM) || window.location.search !== '',
});

/** The contact form, with Formik and Yup at the first input to its page (docs/decisions/0024). */
export function ContactFormLater() {
  return <Form shownAt={useShownAt()} />;
}
