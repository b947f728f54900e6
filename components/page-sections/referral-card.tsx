import { Art } from '@/components/ui/marks/art';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { REFERRAL_BONUS } from '@/lib/config/site';
import styles from './referral-card.module.css';

type ReferralCardProps = {
  readonly title: string;
  /** What a referral pays, as this page quotes it. */
  readonly figure: string;
  readonly text: string;
};

/** The referral bonus: never without its qualifier. */
export function ReferralCard({ title, figure, text }: ReferralCardProps) {
  return (
    <section className="wrap" aria-labelledby="referral">
      <div className={`stack ${styles.card}`}>
        <Art src={PAGE_POSTCARDS.referral} className={styles.art} width={520} height={195} />
        <div className={`stack gap-3 ${styles.words}`}>
          <h2 id="referral">{title}</h2>
          <p className={`cluster large ${styles.offer}`}>
            <strong className={`strong tabular ${styles.figure}`}>{figure}</strong>{' '}
            <span>{text}</span>
          </p>
          <p className={`muted small ${styles.qualifier}`}>{REFERRAL_BONUS.qualifier}</p>
        </div>
      </div>
    </section>
  );
}
