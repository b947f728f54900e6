import { Phone } from 'lucide';
import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import type { Scene } from '@/lib/content/pages/scene';
import styles from './invitation.module.css';

type InvitationProps = {
  readonly id: string;
  readonly drawing: Scene['drawing'];
  readonly title: string;
  readonly text: string;
  /** Where the first button goes; 'Contact us' by default. */
  readonly action?: { readonly label: string; readonly href: string };
};

/** A landscape that closes a page with an invitation to talk. */
export function Invitation({ id, drawing, title, text, action }: InvitationProps) {
  const { label, href } = action ?? { label: 'Contact us', href: '/contact' };
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className={styles.band} data-sky={drawing}>
        {/* Without the birds, which would overlap the words. */}
        <Art src={`/art/${drawing}.svg#calm`} className={styles.art} width={1600} height={800} />
        <div className={`stack start gap-4 ${styles.words}`}>
          <h2 id={id}>{title}</h2>
          <p className={`lead ${styles.text}`}>{text}</p>
          <div className={`cluster gap-3 breaks ${styles.actions}`}>
            <ButtonLink href={href}>{label}</ButtonLink>
            <ButtonLink href={SITE.phone.href} variant="quiet">
              <Icon icon={Phone} /> Call {SITE.phone.text}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
