import { ExternalLink as ExternalIcon } from 'lucide';
import { Carousel } from '@/components/ui/boxes/carousel';
import button from '@/components/ui/actions/button.module.css';
import { Icon } from '@/components/ui/marks/icon';
import { feedDate } from '@/lib/domain/dates/dates';
import { REVIEW_PLACES } from '@/lib/config/site';
import { TESTIMONIALS, TESTIMONIALS_NOTE } from '@/lib/content/pages/testimonials';
import { ExternalLink } from '@/components/page/external-link';
import { HOME_PAGE_SIZE } from './home-page-size';
import { ReviewCard } from './review-card';
import styles from './testimonials.module.css';

/** What people say about us. The page is rendered again every few minutes, which keeps the reviews' ages right. */
export function Testimonials() {
  const today = feedDate(new Date());
  return (
    <section
      className={`section deep ${styles.reviews}`}
      aria-labelledby="reviews"
      data-further-down
    >
      <div className="wrap">
        <Carousel
          what="reviews"
          labelledBy="reviews"
          heading={
            <h2 id="reviews" className={styles.title}>
              {TESTIMONIALS_NOTE ?? 'What it is like to work with us'}
            </h2>
          }
          slides={TESTIMONIALS.map((testimonial) => ({
            key: testimonial.id,
            content: <ReviewCard review={testimonial} today={today} />,
          }))}
          pageSize={HOME_PAGE_SIZE}
        />
        <p className={styles.write}>
          <ExternalLink
            href={REVIEW_PLACES.write}
            className={button.button}
            data-variant="quiet"
            data-size="sm"
          >
            Write A Review <Icon icon={ExternalIcon} />
          </ExternalLink>
        </p>
      </div>
    </section>
  );
}
