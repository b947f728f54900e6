import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import { HeroScenes } from './hero-scenes';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search';

type HomeHeroProps = {
  /** Null while unknown. */
  readonly openJobs: number | null;
};

export function HomeHero({ openJobs }: HomeHeroProps) {
  return (
    <HeroScenes>
      <div className="wrap">
        <p className={styles.line}>Find Your Next Career Opportunity</p>
        <p className={styles.lead}>
          Thirteen weeks by the ocean, or ten minutes from home. See the unit, the shift and the pay
          before you apply.
        </p>
        <HomeSearch />
        <div className={styles.more}>
          <TextLink href="/jobs" icon={ArrowRight} className={styles.all}>
            View All Open Positions
          </TextLink>
          {openJobs !== null && openJobs > 0 && (
            <span className={styles.count}>{openJobs} open today</span>
          )}
        </div>
      </div>
    </HeroScenes>
  );
}
