import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import styles from './not-sure.module.css';

/** The end of the home page, for visitors who have no job in mind yet. */
export function NotSure() {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="not-sure">
      <div className={styles.band}>
        <Art src="/art/coast.svg#whole" className={styles.art} width={1600} height={800} />
        <div className={styles.words}>
          <h2 id="not-sure">Not sure where yet?</h2>
          <p className={styles.lead}>
            Tell us what matters to you. A recruiter who knows your specialty takes it from there.
          </p>
          <ButtonLink href={QUICK_APPLY.href}>{QUICK_APPLY.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
