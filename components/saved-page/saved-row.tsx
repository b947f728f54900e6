import type { ReactNode } from 'react';
import type { SavedRow as Row } from '@/lib/domain/saved/saved-job';
import { emptyQuery, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { formatPay, payUnit } from '@/lib/domain/pay/pay';
import { Badge } from '@/components/ui/marks/badge';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { DeviceSlot } from '@/components/saved/device-slot';
import badges from '@/components/saved/job-badges.module.css';
import styles from './saved-row.module.css';

type Props = {
  readonly row: Row;
  /** Address of the site, for what is printed. */
  readonly siteUrl: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

const MARKS = { filled: 'Filled', unknown: 'No longer listed' } as const;

const likeHref = (specialty: string) => jobsHref(withTerm(emptyQuery, 'specialty', specialty));

/** One job that was saved or received by link: by name, whatever its status now. */
export function SavedRow({ row, siteUrl, children }: Props) {
  const { id, title, place, pay, facts, jobNumber, status, specialty } = row;
  const figure = formatPay(pay);
  const mark = status === 'filled' || status === 'unknown' ? MARKS[status] : null;
  const words = [place, ...facts, jobNumber && `Job ID ${jobNumber}`].filter(Boolean);
  return (
    <article className={styles.row} aria-labelledby={`row-${id}`} data-status={status}>
      <div className={styles.text}>
        <h3 className={styles.title} id={`row-${id}`}>
          {status === 'filled' ? title : <SiteLink href={`/jobs/${id}`}>{title}</SiteLink>}
        </h3>
        <ul className={styles.meta}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
        <p className={styles.marks}>
          {mark && <Badge>{mark}</Badge>}
          <DeviceSlot className={badges.badges} data-badges={id} />
        </p>
        <p className={styles.address}>{`${siteUrl}/jobs/${id}`}</p>
      </div>
      <div className={styles.end}>
        {figure && (
          <p className={styles.pay}>
            {figure}
            {payUnit(pay) === 'week' && <span className={styles.unit}> weekly</span>}
          </p>
        )}
        <div className={styles.actions}>
          {status === 'filled' && (
            <TextLink href={specialty ? likeHref(specialty) : '/jobs'}>
              {specialty ? `Similar jobs: ${specialty}` : 'See open jobs'}
            </TextLink>
          )}
          {children}
        </div>
      </div>
    </article>
  );
}
