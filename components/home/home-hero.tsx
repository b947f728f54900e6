import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import type { QuickSearch } from '@/lib/domain/home/quick-searches';
import { HeroScenes } from './hero-scenes';
import styles from './home-hero.module.css';
import { HomeSearch } from './home-search';
import { QuickSearches } from '@/components/page-sections/quick-searches';

type HomeHeroProps = {
  /** Null while unknown. */
  readonly openJobs: number | null;
  readonly quickSearches: readonly QuickSearch[];
};

export function HomeHero({ openJobs, quickSearches }: HomeHeroProps) {
  return (
    <HeroScenes>
      <div className="wrap">
        <p className={`strong ${styles.line}`}>Find Your Next Career Opportunity</p>
        <p className={styles.lead}>
          Travel and local contracts for nurses and allied health. See the unit, the shift and the
          pay first.
        </p>
        <HomeSearch />
        <div className={`row gap-3 ${styles.below}`}>
          <QuickSearches searches={quickSearches} />
          <div className={`row ${styles.more}`}>
            <TextLink href="/jobs" icon={ArrowRight} className={styles.all}>
              View All Open Positions
            </TextLink>
            {openJobs !== null && openJobs > 0 && (
              <span className="small tabular">{openJobs} open today</span>
            )}
          </div>
        </div>
      </div>
    </HeroScenes>
  );
}
