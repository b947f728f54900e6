import { ArrowRight } from 'lucide-react';
import { Art } from '@/components/ui/art';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { QUICK_APPLY } from '@/lib/content/navigation';
import styles from './home-hero.module.css';

type HomeHeroProps = {
  /** Null while nobody knows. */
  readonly openJobs: number | null;
};

export function HomeHero({ openJobs }: HomeHeroProps) {
  return (
    <section className={styles.hero} aria-label="Find a job" data-under-header>
      <div className="wrap">
        <p className={styles.line}>Find Your Next Career Opportunity</p>
        <p className={styles.lead}>
          Thirteen weeks by the ocean, or ten minutes from home. See the weekly pay before you
          apply.
        </p>
        <div className={styles.actions}>
          <ButtonLink href="/jobs">
            View All Open Positions <Icon icon={ArrowRight} />
          </ButtonLink>
          <ButtonLink href={QUICK_APPLY.href} variant="quiet">
            {QUICK_APPLY.label}
          </ButtonLink>
          {openJobs !== null && openJobs > 0 && (
            <span className={styles.count}>{openJobs} open today</span>
          )}
        </div>
      </div>
      <Art src="/art/prairie.svg" className={styles.art} width={1600} height={800} first />
    </section>
  );
}
