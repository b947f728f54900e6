import 'server-only';
import { APPLICATION, type ApplicationPayload } from '@/lib/forms/application-fields';

/**
 * Whether an application has this email address or phone number, which are read as the form reads them, and addresses compared in small letters;
 * null if the text is neither, or only part of one.
 */
export function sentBy(text: string): ((payload: ApplicationPayload) => boolean) | null {
  for (const name of ['email', 'phone'] as const) {
    const { rule } = APPLICATION.fields[name];
    if (!rule.isValidSync(text)) continue;
    const wanted = rule.cast(text).toLowerCase();
    return (payload) => payload[name].toLowerCase() === wanted;
  }
  return null;
}
