import { Art } from '@/components/ui/marks/art';
import { Photo } from '@/components/ui/marks/photo';
import { Stars } from '@/components/ui/marks/stars';
import { REVIEW_MAX_CHARACTERS } from '@/lib/config/browser-limits/layout';
import { REVIEW_PLACES } from '@/lib/config/site';
import type { Testimonial } from '@/lib/content/pages/testimonials';
import { cutText } from '@/lib/domain/words/cut-text';
import { formatLongAgo } from '@/lib/domain/dates/long-ago';
import type { IsoDate } from '@/lib/domain/job/job';
import { ExternalLink } from '@/components/page/external-link';
import styles from './review-card.module.css';

type Props = { readonly review: Testimonial; readonly today: IsoDate };

/** One review: its short text on phones, its long one elsewhere, each cut if it is too long. */
export function ReviewCard({ review, today }: Props) {
  const { name, rating, writtenOn, textReview, imagePath, photo } = review;
  const versions = [
    { text: textReview.short, className: styles.short },
    { text: textReview.long, className: styles.long },
  ];
  return (
    <figure className={`framed surface ${styles.card}`}>
      <figcaption className={`one-row gap-3 ${styles.who}`}>
        {photo ? (
          <Photo {...photo} className={styles.head} />
        ) : (
          <Art src={imagePath} className={styles.head} width={44} height={44} sameByNight />
        )}
        <span className="stack breaks">
          {name !== null && <strong>{name}</strong>}
          <span className="muted small">{formatLongAgo(writtenOn, today)}</span>
        </span>
        <Stars rating={rating} />
      </figcaption>
      <blockquote className={styles.words}>
        {versions.map(({ text, className }) => {
          const shown = cutText(text, REVIEW_MAX_CHARACTERS);
          // The short version, too, leaves something out.
          const more = shown.cut || text !== textReview.long;
          return (
            <p key={className} className={className}>
              {shown.text}{' '}
              {more && (
                <ExternalLink href={REVIEW_PLACES.listing} className="small">
                  Read more...<span className="visually-hidden"> of {name ?? 'this review'}</span>
                </ExternalLink>
              )}
            </p>
          );
        })}
      </blockquote>
    </figure>
  );
}
