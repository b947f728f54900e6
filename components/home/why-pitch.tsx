import { ArrowRight, Compass, HeartHandshake, Map } from 'lucide';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import { PITCH_BLURBS } from '@/lib/content/pages/home-pitch';
import styles from './why-pitch.module.css';

const ICONS = { person: HeartHandshake, experience: Compass, connections: Map } as const;

/** Why choose us, in three blurbs, on pine. */
export function WhyPitch() {
  return (
    <section className="section" data-ground="pine" aria-labelledby="why-choose">
      <div className={`wrap stack ${styles.why}`}>
        <div>
          <h2 id="why-choose">Why choose {SITE.brand}</h2>
          <p className={`muted lead ${styles.lead}`}>We know the questions to ask about a unit.</p>
          <ButtonLink href={`/why-${SITE.whySlug}`} className={styles.go}>
            Why {SITE.brand} <Icon icon={ArrowRight} />
          </ButtonLink>
          <Art src={POSTCARDS.lakeside} className={styles.art} width={860} height={400} />
        </div>
        <ul>
          {PITCH_BLURBS.map(({ icon, title, text }, index) => (
            <li key={index} className={styles.blurb}>
              <Icon icon={ICONS[icon]} className={styles.icon} />
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
