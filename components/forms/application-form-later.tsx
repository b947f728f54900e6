'use client';

import type { AppliedJob } from '@/lib/client/application-body';
import { hasDraft } from '@/lib/client/draft-storage';
import { onFirstInput } from '@/components/ui/on-first-input';
import { formName } from './form-name';
import { FORM_TROUBLE } from './form-trouble';
import { useShownAt } from './use-shown-at';

const Form = onFirstInput(() => import('./application-form').then((part) => part.ApplicationForm), {
  trouble: FORM_TROUBLE,
  atOnce: ({ job }) => hasDraft(formName(job)),
});

/** The application form, with Formik and Yup at the first input to its page (docs/decisions/0024). */
export function ApplicationFormLater({ job }: { readonly job: AppliedJob | null }) {
  return <Form job={job} shownAt={useShownAt()} />;
}
