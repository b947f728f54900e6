import { ArrowUpDown, Download, HandCoins, Map as MapIcon } from 'lucide';
import { stripOf } from '@/components/job-card/job-postcard';
import { POSTCARDS } from '@/components/job-card/postcard';
import { LongDate } from '@/components/job-card/long-date';
import { DrawnHead } from '@/components/page/drawn-head';
import { PayScale } from '@/components/pay/pay-scale';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { FactBar } from '@/components/ui/boxes/fact-bar';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import type { NavLink } from '@/lib/content/addresses/navigation';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { PayGroups } from '@/lib/domain/pay-pages/pay-groups';
import type { PayNear } from '@/lib/domain/pay-pages/pay-near';
import { payFilePath, type PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payHeading, PAY_METHOD } from '@/lib/domain/pay-pages/pay-words';
import type { SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { inPlace, searchPageName } from '@/lib/domain/search-pages/page-names';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import { LinkedShares } from './linked-shares';
import { ListedJobs } from './listed-jobs';
import { PayBreakdown, payShare } from './pay-breakdown';
import { PayTrendFigure } from './pay-trend-figure';
import styles from './search-page.module.css';

type Props = {
  readonly page: PayPage;
  /** Of all jobs of the page, including those without pay. */
  readonly facts: SearchPageFacts;
  readonly near: PayNear;
  readonly groups: PayGroups;
  readonly crumbs: readonly NavLink[];
  /** Some of the jobs behind the figures. */
  readonly shown: readonly JobSummary[];
  /** Address of all its jobs. */
  readonly jobsHref: string;
  readonly today: IsoDate;
};

/** What a specialty pays, everywhere or in a state: today's figures, how they have changed, and the jobs behind them. */
export function PayPageView({ page, facts, near, groups, crumbs, shown, jobsHref, today }: Props) {
  const { specialty, state, path, spread, lines } = page;
  const subject = { specialty, state, city: null };
  const inState = inPlace(subject);
  return (
    <div className={`wrap ${styles.page}`}>
      <DrawnHead
        crumbs={crumbs}
        heading={payHeading(page, facts)}
        lead={<Lead page={page} />}
        art={stripOf({ id: path, city: null, state })}
      />
      {spread && <Figures spread={spread} near={near} />}
      {spread === null && (
        <EmptyState
          art={POSTCARDS.riverboat}
          title="Too few figures today"
          action={
            <ButtonLink href={jobsHref} variant="quiet" size="sm">
              {searchPageName(subject)}
            </ButtonLink>
          }
        >
          <p>Fewer than five jobs make no fair median.</p>
        </EmptyState>
      )}
      <PayBreakdown page={page} facts={facts} near={near} groups={groups} />
      {spread && shown.length > 0 && (
        <ListedJobs
          title={
            shown.length < spread.count
              ? `The newest ${shown.length} of the ${spread.count} jobs counted`
              : 'The jobs counted'
          }
          jobs={shown}
          today={today}
          more={{ label: `All ${searchPageName(subject)}`, href: jobsHref }}
        />
      )}
      <PayTrendFigure lines={lines} />
      <LinkedShares
        id="by-specialty"
        title={`Other specialties${inState}`}
        shares={near.specialties.map(payShare)}
      />
      <Disclosure summary="How it is counted">
        <p>{PAY_METHOD}</p>
        {lines[0] && (
          <>
            <p>
              Figures are kept since <LongDate day={lines[0][0]} />, one line a day.
            </p>
            <TextLink
              href={payFilePath(path)}
              download={`${path.slice(1).replaceAll('/', '-')}.csv`}
              leadingIcon={Download}
            >
              Download them as CSV
            </TextLink>
          </>
        )}
      </Disclosure>
    </div>
  );
}

function Lead({ page: { spread, lines } }: { readonly page: PayPage }) {
  const last = lines.at(-1);
  if (spread)
    return (
      <>
        <strong className={styles.figure}>{formatDollars(spread.median)}</strong> a week is the
        median of {spread.count} open jobs.
      </>
    );
  if (!last) return 'Fewer than five open jobs name weekly pay today.';
  const [day, count, median] = last;
  return (
    <>
      Fewer than five open jobs name weekly pay today. When enough last did, on{' '}
      <LongDate day={day} />, the median of {count} was {formatDollars(median)} a week.
    </>
  );
}

type FiguresProps = {
  readonly spread: NonNullable<PayPage['spread']>;
  readonly near: PayNear;
};

function Figures({ spread, near: { everywhere } }: FiguresProps) {
  const { lowest, highest } = spread;
  return (
    <div className={styles.figures}>
      <FactBar
        label="At a glance"
        facts={[
          { icon: HandCoins, term: TYPICAL_PAY, value: payRange(spread) },
          {
            icon: ArrowUpDown,
            term: 'Lowest to highest',
            value: payRange({ low: lowest, high: highest }),
          },
          ...(everywhere
            ? [
                {
                  icon: MapIcon,
                  term: 'Median nationwide',
                  value: formatDollars(everywhere.median),
                },
              ]
            : []),
        ]}
        inPage
      />
      <div className={styles.scale}>
        <PayScale own={null} peers={spread} whole={{ min: lowest, max: highest }} />
      </div>
    </div>
  );
}
