import { DirectContact } from './direct-contact';

/** Replaces the application form where no script runs: people who take it by phone or email. */
export function NoScriptContact() {
  return (
    <noscript>
      <DirectContact title="Apply by phone or email">
        The form needs JavaScript, which is off in this browser. Call us and we take your
        application on the phone, or write to us and attach your resume.
      </DirectContact>
    </noscript>
  );
}
