import { Alert } from '@/components/ui/boxes/alert';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Spinner } from '@/components/ui/marks/spinner';
import { FeaturedHeading } from './featured-heading';
import styles from './featured-jobs.module.css';
import { FEATURED_PART } from './attributes';

/** The featured jobs of a page rendered without any: the browser requests them (components/home/elements/featured-jobs.ts). */
export function FeaturedUnknown() {
  return (
    <featured-jobs>
      <FeaturedHeading />
      <div className={`stack ${styles.place}`}>
        <div {...{ [FEATURED_PART]: 'loading' }} suppressHydrationWarning>
          <Spinner label="Loading featured jobs" motion="pulse" className={styles.dots} />
        </div>
        <div {...{ [FEATURED_PART]: 'failed' }} hidden suppressHydrationWarning>
          <Alert tone="danger" role="alert">
            <p>Failed to load featured jobs. Please try again later.</p>
            <p className={`cluster gap-3 ${styles.ways}`}>
              <Button size="sm" variant="quiet">
                Try again
              </Button>
              <ButtonLink href="/jobs" size="sm" variant="quiet">
                Browse Jobs
              </ButtonLink>
            </p>
          </Alert>
        </div>
      </div>
    </featured-jobs>
  );
}
