import type { ComponentProps, ReactNode } from 'react';
import type { JobPay } from '@/lib/domain/job/job';
import { factsIn, ON_CARD, type FactWords } from '@/lib/domain/job/job-facts';
import { Art } from '@/components/ui/marks/art';
import { Badge } from '@/components/ui/marks/badge';
import { SiteLink } from '@/components/ui/actions/site-link';
import { JobFact } from './job-fact';
import styles from './job-card.module.css';
import { PayFigure } from './pay-figure';

/** What a card says of a job (`toCard`), in words. */
export type CardJob = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly facts: FactWords;
  /** Null if the job states none, undefined if that is not known. */
  readonly pay: JobPay | null | undefined;
  readonly jobNumber?: string | null;
};

type Props = {
  readonly job: CardJob;
  readonly titleId: string;
  /** Level of the title within the page. */
  readonly level: 2 | 3 | 4;
  /** Where the title leads; without it the title is text. */
  readonly link?: ComponentProps<typeof SiteLink> | undefined;
  /** 'wide' has the pay at its right edge where there is room; 'plain' has no frame of its own. */
  readonly layout: 'wide' | 'tile' | 'plain';
  /** A square beside the words, or a strip above them. */
  readonly picture?: 'stamp' | 'strip';
  /** Address of its postcard. */
  readonly src?: string;
  /** Badges on its upper edge, so that a late one moves nothing. */
  readonly badges?: ReactNode;
  /** At the end of the line of the place. */
  readonly aside?: ReactNode;
  /** Before the Job ID. */
  readonly age?: ReactNode;
  /** After the Job ID. */
  readonly marks?: readonly ComponentProps<typeof Badge>[];
  /** The label of the pay, in place of the usual one. */
  readonly payLabel?: string | undefined;
  readonly actions?: ReactNode;
  /** It cannot be applied for any more. */
  readonly isGone?: boolean;
  /** Below a line: what else can be done with it. */
  readonly children?: ReactNode;
};

/** A job as a card: what it is, where, when, what it pays, and what to do. */
export function JobCard({
  job: { title, place, facts, pay, jobNumber },
  titleId,
  level,
  link,
  layout,
  picture,
  src = '',
  badges,
  aside,
  age,
  marks = [],
  payLabel,
  actions,
  isGone,
  children,
}: Props) {
  const Heading = `h${level}` as const;
  const stated = factsIn(ON_CARD, facts);
  return (
    <article
      className={`${styles.card} gap-2 framed shrinks`}
      data-layout={layout}
      data-picture={picture}
      data-gone={isGone || undefined}
      aria-labelledby={titleId}
    >
      {badges && <p className={styles.badges}>{badges}</p>}
      <div className={`${styles.top} top`}>
        {picture && <Art className={styles.picture} src={src} width={520} height={195} />}
        <div className={styles.text}>
          <Heading className={`${styles.title} snug size-h4 breaks`} id={titleId}>
            {link ? <SiteLink {...link}>{title}</SiteLink> : title}
          </Heading>
          {place && (
            <p className={`${styles.place} shrinks`}>
              <JobFact fact="place">{place}</JobFact>
            </p>
          )}
          {aside && <div className={styles.aside}>{aside}</div>}
          {stated.length > 0 && (
            <ul className={styles.meta}>
              {stated.map(({ name, mark, words }) => (
                <li key={name}>
                  {mark === 'badge' ? (
                    <Badge tone="jobType">{words}</Badge>
                  ) : (
                    <JobFact fact={name}>{words}</JobFact>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className={styles.end}>
        {pay !== undefined && <PayFigure pay={pay} label={payLabel} />}
        {(jobNumber || age) && (
          <ul className={styles.ids}>
            {age && <li>{age}</li>}
            {jobNumber && <li>{`Job ID ${jobNumber}`}</li>}
            {marks.map((mark, at) => (
              <li key={at}>
                <Badge {...mark} />
              </li>
            ))}
          </ul>
        )}
        {actions && <div className={`${styles.actions} cluster gap-2`}>{actions}</div>}
      </div>
      {children && <div className={`${styles.foot} row between`}>{children}</div>}
    </article>
  );
}
