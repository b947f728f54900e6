import { stateName } from '@/lib/domain/place/states';
import { searchPageShortName } from '@/lib/domain/search-pages/page-names';
import type { PayPage, PayPages } from './pay-page';

/** Another pay page, or the list of some of the jobs, with their median in US dollars a week. */
export type LinkedPay = {
  readonly label: string;
  readonly href: string;
  readonly isIndexed: boolean;
  readonly median: number;
};

/** The pay pages linked from one. Only pages that have figures today. */
export type PayNear = {
  /** The same specialty in other states, the best paid first, before them in all states. */
  readonly places: readonly LinkedPay[];
  /** Other specialties in the same place, those with most jobs first. */
  readonly specialties: readonly LinkedPay[];
};

/** Maximum links to other specialties; and to other states from the page of a state. */
const MOST = 12;

const byCount = (a: PayPage, b: PayPage) => (b.spread?.count ?? 0) - (a.spread?.count ?? 0);
const byMedian = (a: LinkedPay, b: LinkedPay) => b.median - a.median;

/** The pay pages around one. */
export function payNear(page: PayPage, pages: PayPages): PayNear {
  const linked = (others: readonly PayPage[], labelOf: (other: PayPage) => string) =>
    others.flatMap((other): LinkedPay[] => {
      const { path: href, spread } = other;
      if (!spread || href === page.path) return [];
      return [{ label: labelOf(other), href, isIndexed: true, median: spread.median }];
    });
  const all = [...pages.values()].sort(byCount);
  const ofSpecialty = all.filter(({ specialty }) => specialty === page.specialty);
  const everywhere = linked(
    ofSpecialty.filter(({ state }) => state === null),
    () => 'Nationwide',
  );
  const states = linked(
    ofSpecialty.filter(({ state }) => state !== null),
    ({ state }) => stateName(state ?? ''),
  );
  const specialties = linked(
    all.filter(({ specialty, state }) => specialty !== page.specialty && state === page.state),
    ({ specialty }) => searchPageShortName({ specialty, state: null, city: null }),
  );
  const shown = page.state === null ? states : states.slice(0, MOST);
  return {
    places: [...everywhere, ...shown.toSorted(byMedian)],
    specialties: specialties.slice(0, MOST),
  };
}
