import { ArrowRight, ArrowUpDown, HandCoins } from 'lucide';
import { stripOf } from '@/components/job-card/job-postcard';
import { DrawnHead } from '@/components/page/drawn-head';
import { TextLink } from '@/components/ui/actions/text-link';
import { FactBar } from '@/components/ui/boxes/fact-bar';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import type { NavLink } from '@/lib/content/addresses/navigation';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { LinkedPay, PayNear } from '@/lib/domain/pay-pages/pay-near';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payHeading, PAY_METHOD } from '@/lib/domain/pay-pages/pay-words';
import type { SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { inPlace, searchPageName } from '@/lib/domain/search-pages/page-names';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import { LinkedShares } from './linked-shares';
import { ListedJobs } from './listed-jobs';
import styles from './search-page.module.css';

type Props = {
  readonly page: PayPage;
  /** Of all jobs of the page, including those without pay. */
  readonly facts: SearchPageFacts;
  readonly near: PayNear;
  /** By shift and by contract length. */
  readonly groups: readonly LinkedPay[];
  readonly crumbs: readonly NavLink[];
  /** Some of the jobs behind the figures. */
  readonly shown: readonly JobSummary[];
  /** Address of all its jobs. */
  readonly jobsHref: string;
  readonly today: IsoDate;
};

/** What a specialty pays, everywhere or in a state: today's figures and the jobs behind them. */
export function PayPageView({ page, facts, near, groups, crumbs, shown, jobsHref, today }: Props) {
  const { specialty, state, path, spread } = page;
  const subject = { specialty, state, city: null };
  const all = (
    <TextLink href={jobsHref} icon={ArrowRight}>
      {`All ${searchPageName(subject)}${state === null ? ' by state' : ''}`}
    </TextLink>
  );
  return (
    <div className={`wrap stack ${styles.page}`}>
      <DrawnHead
        crumbs={crumbs}
        heading={payHeading(page, facts)}
        lead={<Lead spread={spread} />}
        art={stripOf({ id: path, city: null, state })}
      />
      {spread ? (
        <FactBar
          facts={[
            { icon: HandCoins, term: TYPICAL_PAY, value: payRange(spread) },
            {
              icon: ArrowUpDown,
              term: 'Lowest to highest',
              value: payRange({ low: spread.lowest, high: spread.highest }),
            },
          ]}
          inPage
        />
      ) : (
        <p>{all}</p>
      )}
      <div className={`stack ${styles.around}`}>
        <LinkedShares id="by-kind" title="By shift and length" shares={groups.map(payShare)} />
        <LinkedShares
          id="by-state"
          title={state === null ? 'By state' : `${specialty} pay elsewhere`}
          shares={near.places.map(payShare)}
        />
      </div>
      {spread && shown.length > 0 && (
        <ListedJobs
          title={
            shown.length < spread.count
              ? `The newest ${shown.length} of the ${spread.count} jobs counted`
              : 'The jobs counted'
          }
          jobs={shown}
          today={today}
          more={all}
        />
      )}
      <LinkedShares
        id="by-specialty"
        title={`Other specialties${inPlace(subject)}`}
        shares={near.specialties.map(payShare)}
      />
      <Disclosure summary="How it is counted">
        <p>{PAY_METHOD}</p>
      </Disclosure>
    </div>
  );
}

const payShare = ({ median, ...linked }: LinkedPay) => ({
  ...linked,
  count: formatDollars(median),
});

function Lead({ spread }: Pick<PayPage, 'spread'>) {
  if (spread === null) return 'Fewer than five open jobs list weekly pay today.';
  return (
    <>
      <strong className={`strong tabular ${styles.figure}`}>{formatDollars(spread.median)}</strong>{' '}
      a week is the median of {spread.count} open jobs.
    </>
  );
}
