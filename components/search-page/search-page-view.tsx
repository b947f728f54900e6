import { ArrowRight, CalendarRange, Clock, HandCoins } from 'lucide';
import { stripOf } from '@/components/job-card/job-postcard';
import { POSTCARDS } from '@/components/job-card/postcard';
import { QuickSearches } from '@/components/page-sections/quick-searches';
import { Pagination } from '@/components/job-list/pagination';
import { DrawnHead } from '@/components/page/drawn-head';
import { FactBar } from '@/components/ui/boxes/fact-bar';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { countJobs } from '@/lib/domain/counts/count';
import { listHref } from '@/lib/domain/lists/job-figures';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payPageName } from '@/lib/domain/pay-pages/pay-words';
import type { LinkedShare, SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { inPlace, stateInText } from '@/lib/domain/search-pages/page-names';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import { searchPageHeading, searchPageLead } from '@/lib/domain/search-pages/page-words';
import { searchPageHref, type SearchPage } from '@/lib/domain/search-pages/search-page';
import { LicenseNote } from './license-note';
import { LinkedShares } from './linked-shares';
import { ListedJobs } from './listed-jobs';
import styles from './search-page.module.css';

type Props = {
  readonly page: SearchPage;
  readonly facts: SearchPageFacts;
  readonly crumbs: readonly NavLink[];
  /** The jobs of this page of the list. */
  readonly shown: readonly JobSummary[];
  readonly number: number;
  readonly pageCount: number;
  /** Its pay page, if there is one that is indexed. */
  readonly payPage: PayPage | null;
  readonly today: IsoDate;
};

/** A specialty, a place or both: the open jobs, and facts about them. */
export function SearchPageView(props: Props) {
  const { page, facts, crumbs, number, payPage } = props;
  const { path, specialty, state, city } = page;
  const { cities, near } = facts;
  const isFirst = number === 1;
  return (
    <div className={`wrap stack ${styles.page}`}>
      <DrawnHead
        crumbs={crumbs}
        heading={`${searchPageHeading(page, facts)}${isFirst ? '' : `, page ${number}`}`}
        lead={searchPageLead(page, facts)}
        art={stripOf({ id: path, city, state })}
      >
        {isFirst && payPage && (
          <TextLink href={payPage.path} icon={ArrowRight}>
            {payPageName(payPage)}
          </TextLink>
        )}
      </DrawnHead>
      {isFirst && facts.count > 0 && <Facts page={page} facts={facts} />}
      <Jobs {...props} />
      {isFirst && (
        <div className={`stack ${styles.around}`}>
          {state !== null && facts.nurses > 0 && (
            <LicenseNote state={state} isCompact={facts.isCompact === true} />
          )}
          {specialty === null && (cities.length > 1 || cities[0]?.isIndexed) && (
            <LinkedShares id="cities" title={`Where${inPlace(page)}`} shares={cities} />
          )}
          <LinkedShares id="near" title={nearTitle(page)} shares={near} />
        </div>
      )}
    </div>
  );
}

/** The heading for links to the neighbouring pages. */
function nearTitle({ state, city }: SearchPage): string {
  if (state === null) return 'Other specialties';
  return city === null ? 'Nearby' : `Elsewhere in ${stateInText(state)}`;
}

/** 'Days', 'Days, Nights, Evenings and 2 more'. */
function shiftNames(shifts: SearchPageFacts['shifts']): string {
  const names = shifts.map(({ label }) => label);
  const [fourth, ...others] = names.slice(3);
  const rest = others.length > 0 ? `${others.length + 1} more` : fourth;
  return names.slice(0, 3).join(', ') + (rest ? ` and ${rest}` : '');
}

/** The figures, and below them the lists of parts of these jobs. */
function Facts({ page, facts }: Pick<Props, 'page' | 'facts'>) {
  const { count, pay, shifts, lengths, kinds, specialties, states, cities } = facts;
  const [length] = lengths;
  const shown = [
    pay && { icon: HandCoins, term: TYPICAL_PAY, value: payRange(pay) },
    shifts.length > 0 && { icon: Clock, term: 'Shifts', value: shiftNames(shifts) },
    length &&
      length.count > count / 2 && {
        icon: CalendarRange,
        term: length.count < count ? 'Most contracts' : 'Contracts',
        value: length.label,
      },
  ].filter((fact) => fact !== false && fact !== null && fact !== undefined);
  const parts = [specialties, states, page.specialty === null ? [] : cities].flat();
  const narrower = [...kinds, ...(parts.length > 1 ? parts : [])];
  return (
    <div className="stack gap-4">
      {shown.length > 0 && <FactBar facts={shown} inPage />}
      {pay && (
        <p className="muted small">{`From ${countJobs(pay.count)} with weekly pay (midpoint of a range).`}</p>
      )}
      <QuickSearches
        label="Narrow these jobs"
        searches={narrower.map((share) => ({ ...share, jobs: share.count }))}
      />
    </div>
  );
}

function Jobs({ page, facts, shown, number, pageCount, today }: Props) {
  if (facts.count === 0) return <Nothing near={facts.near} />;
  const { path, specialty, state, city, jobs } = page;
  const filters = {
    ...(specialty !== null && { specialty: facts.spellings }),
    ...(state !== null && { state: [state] }),
  };
  const title = number > 1 ? `Open now, page ${number} of ${pageCount}` : 'Open now';
  return (
    <ListedJobs
      title={title}
      jobs={shown}
      today={today}
      more={
        city === null &&
        jobs.length > 1 && (
          <TextLink href={listHref(filters)} icon={ArrowRight}>
            Filter these jobs
          </TextLink>
        )
      }
    >
      <Pagination
        page={number}
        pageCount={pageCount}
        hrefOf={(target) => searchPageHref(path, target)}
      />
    </ListedJobs>
  );
}

function Nothing({ near }: { readonly near: readonly LinkedShare[] }) {
  return (
    <EmptyState
      art={POSTCARDS.riverboat}
      title="Nothing open here today"
      action={
        <ButtonLink href={QUICK_APPLY.href} variant="quiet" size="sm">
          {QUICK_APPLY.label}
        </ButtonLink>
      }
    >
      <p>
        Leave your name, and a recruiter will call when a job opens.
        {near.length > 0 && ' Here’s what’s open elsewhere.'}
      </p>
    </EmptyState>
  );
}
