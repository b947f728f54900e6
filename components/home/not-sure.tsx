import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import end from '@/components/page-sections/page-end.module.css';
import styles from '@/components/page-sections/invitation.module.css';

/** The end of the home page, for visitors who have no job in mind yet. */
export function NotSure() {
  return (
    <section className={`wrap ${end.page}`} aria-labelledby="not-sure">
      <div className={styles.band} data-sky="coast">
        <Art src="/art/coast.svg#whole" className={styles.art} width={1600} height={800} />
        <div className={`stack start gap-4 ${styles.words}`} data-brief>
          <h2 id="not-sure">Not sure where yet?</h2>
          <p className={`lead ${styles.text}`}>
            Tell us what matters to you. A recruiter who knows your specialty will call you.
          </p>
          <ButtonLink href={QUICK_APPLY.href}>{QUICK_APPLY.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
