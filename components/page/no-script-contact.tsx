import { DirectContact } from './direct-contact';

/** Replaces the application form where no script runs: people who take it by phone or email. */
export function NoScriptContact() {
  return (
    <noscript>
      <DirectContact title="Apply by phone or email">
        The form needs JavaScript, which is off in this browser. Call us to apply by phone, or email
        us your resume.
      </DirectContact>
    </noscript>
  );
}
