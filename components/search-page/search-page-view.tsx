import { ArrowRight, CalendarRange, Clock, HandCoins } from 'lucide';
import { stripOf } from '@/components/job-card/job-postcard';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Pagination } from '@/components/job-list/pagination';
import { DrawnHead } from '@/components/page/drawn-head';
import { FactBar } from '@/components/ui/boxes/fact-bar';
import { Accordion } from '@/components/ui/boxes/accordion';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { listHref } from '@/lib/domain/lists/job-figures';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import { payPageName } from '@/lib/domain/pay-pages/pay-words';
import type { LinkedShare, SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { searchPageQuestions } from '@/lib/domain/search-pages/page-questions';
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
  const { path, state, city } = page;
  const questions = searchPageQuestions(page, facts);
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
      {isFirst && facts.count > 0 && <Facts facts={facts} />}
      <Jobs {...props} />
      {isFirst && (
        <div className={`stack ${styles.around}`}>
          {state !== null && facts.nurses > 0 && (
            <LicenseNote state={state} isCompact={facts.isCompact === true} />
          )}
          {(facts.cities.length > 1 || facts.cities[0]?.isIndexed) && (
            <LinkedShares id="cities" title={`Where${inPlace(page)}`} shares={facts.cities} />
          )}
          {facts.specialties.length > 1 && (
            <LinkedShares id="specialties" title="By specialty" shares={facts.specialties} />
          )}
          {facts.states.length > 1 && (
            <LinkedShares id="states" title="By state" shares={facts.states} />
          )}
          <LinkedShares id="near" title={nearTitle(page)} shares={facts.near} />
        </div>
      )}
      {isFirst && questions.length > 0 && (
        <section aria-labelledby="questions">
          <h2 id="questions" className={`size-h3 ${styles.title}`}>
            In short
          </h2>
          <Accordion
            name="questions"
            items={questions.map(({ question, answer }) => ({
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </section>
      )}
    </div>
  );
}

/** The heading for links to the neighbouring pages. */
function nearTitle({ state, city }: SearchPage): string {
  if (state === null) return 'Other specialties';
  return city === null ? 'Nearby' : `Elsewhere in ${stateInText(state)}`;
}

function Facts({ facts: { count, pay, shifts, lengths } }: Pick<Props, 'facts'>) {
  const [length] = lengths;
  const facts = [
    pay && { icon: HandCoins, term: TYPICAL_PAY, value: payRange(pay) },
    shifts.length > 0 && {
      icon: Clock,
      term: 'Shifts',
      value: shifts
        .slice(0, 3)
        .map(({ label }) => label)
        .join(', '),
    },
    length &&
      length.count > count / 2 && {
        icon: CalendarRange,
        term: length.count < count ? 'Most contracts' : 'Contracts',
        value: length.label,
      },
  ].filter((fact) => fact !== false && fact !== null && fact !== undefined);
  return facts.length > 0 && <FactBar facts={facts} inPage />;
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
        city === null && jobs.length > 1
          ? { label: 'Filter these jobs', href: listHref(filters) }
          : null
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
        Leave your name, and a recruiter calls when a job opens.
        {near.length > 0 && ' Below is what is open elsewhere.'}
      </p>
    </EmptyState>
  );
}
