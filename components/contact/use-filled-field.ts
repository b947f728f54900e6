import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { loadDraft, saveDraft } from '@/lib/client/device/draft-storage';
import type { ContactValues } from '@/lib/forms/contact-fields';
import { CONTACT } from '@/lib/forms/contact-fields';
import { useFormIds } from '@/components/fields/form-ids';

/** Key of the texts that links filled in last: a field that still has the same text was not typed into. */
const FILLED = 'contact-filled';

type Wanted = {
  readonly field: 'subject' | 'message';
  /** Null while there is nothing to fill in; '' removes what an earlier link filled in. */
  readonly text: string | null;
  /** Replaces whatever the field has, and moves focus to it. */
  readonly replaces?: boolean;
  /** Appended to what was typed, unless it is already there. */
  readonly appends?: boolean;
};

/** Fills a field of the contact form with what a link requests. Only `replaces` overwrites what the visitor typed. */
export function useFilledField({ field, text, replaces = false, appends = false }: Wanted) {
  const { setFieldValue } = useFormikContext<ContactValues>();
  const id = useFormIds()(field);
  const filled = useRef<string | null>(null);
  useEffect(() => {
    const control = document.querySelector<HTMLInputElement>(`#${id}`);
    if (text === null || text === filled.current) return;
    filled.current = text;
    const before = loadDraft(FILLED, CONTACT.restore);
    if (text === '' && !before?.[field]) return;
    // Not Formik's: effects run once before what was typed early, or restored, is rendered.
    const typed = control?.value || (loadDraft(CONTACT.name, CONTACT.restore)?.[field] ?? '');
    const isOwn = typed !== '' && typed !== before?.[field];
    if (isOwn && appends && text !== '' && !typed.includes(text))
      void setFieldValue(field, `${typed}\n\n${text}`);
    if (isOwn && !replaces) return;
    void setFieldValue(field, text);
    saveDraft(FILLED, { ...CONTACT.empty, ...before, [field]: text });
    if (replaces) control?.focus();
  }, [id, field, text, replaces, appends, setFieldValue]);
}
