import { SITE } from '@/lib/config/site';

/** Where the script of a form cannot be fetched: nothing can be sent yet, and nothing typed is lost. */
export const FORM_TROUBLE = `This form did not load whole and cannot send yet. What you typed is still here. You can also call ${SITE.phone.text}.`;
