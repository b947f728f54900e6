import { countJobs } from '@/lib/domain/counts/count';
import { listHref } from '@/lib/domain/lists/job-figures';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { PayGroup, PayGroups } from '@/lib/domain/pay-pages/pay-groups';
import type { LinkedPay, PayNear } from '@/lib/domain/pay-pages/pay-near';
import type { PayPage } from '@/lib/domain/pay-pages/pay-page';
import type { SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import { LinkedShares } from './linked-shares';
import styles from './search-page.module.css';

type Props = {
  readonly page: PayPage;
  readonly facts: SearchPageFacts;
  readonly near: PayNear;
  readonly groups: PayGroups;
};

/** What the jobs of a pay page pay by shift, by contract length and by state. */
export function PayBreakdown({ page, facts, near, groups }: Props) {
  const { specialty, state } = page;
  return (
    <div className={`stack ${styles.around}`}>
      <LinkedShares
        id="by-shift"
        title="By shift"
        shares={groups.shifts.map((group) => shiftShare(group, page, facts))}
      />
      <LengthFigures lengths={groups.lengths} />
      <LinkedShares
        id="by-state"
        title={state === null ? 'By state' : `${specialty} pay elsewhere`}
        shares={state === null ? statesOf(near, facts) : elsewhere(near)}
      />
    </div>
  );
}

/** The median; of jobs too few for one, their number. */
const figureOf = ({ median, count }: PayGroup): string =>
  median === null ? countJobs(count) : formatDollars(median);

/** A link to another pay page. */
export const payShare = ({ label, path, median }: LinkedPay) => ({
  label,
  count: formatDollars(median),
  href: path,
  isIndexed: true,
});

const elsewhere = ({ everywhere, states }: PayNear) =>
  [...(everywhere ? [everywhere] : []), ...states].map(payShare);

/** States with enough figures for a median, then the others with their jobs. */
function statesOf(near: PayNear, { states }: SearchPageFacts) {
  const paid = near.states.map(payShare);
  const named = new Set(paid.map(({ label }) => label));
  const others = states.filter(({ label }) => !named.has(label));
  return [...paid, ...others.map((share) => ({ ...share, count: countJobs(share.count) }))];
}

function shiftShare(group: PayGroup, { state }: PayPage, facts: SearchPageFacts) {
  const filters = {
    specialty: facts.spellings,
    shift: group.spellings,
    ...(state !== null && { state: [state] }),
  };
  return { label: group.label, count: figureOf(group), href: listHref(filters), isIndexed: false };
}

/** The list has no filter for lengths, so these are no links. */
function LengthFigures({ lengths }: Pick<PayGroups, 'lengths'>) {
  if (lengths.length === 0) return null;
  return (
    <section aria-labelledby="by-length">
      <h2 id="by-length" className={`size-h3 ${styles.title}`}>
        By contract length
      </h2>
      <dl className={styles.lengths}>
        {lengths.map((group) => (
          <div key={group.label} className="between gap-3">
            <dt>{group.label}</dt>
            <dd className="muted small tabular">{figureOf(group)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
