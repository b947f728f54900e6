import { formatCount } from '@/lib/domain/basics/count';
import { countPlaces, type MapList } from '@/lib/domain/map/map-list';
import { shownInStates } from '@/lib/domain/map/map-names';

type Props = {
  readonly list: MapList;
  /** The states in the address, to which the view is fitted; the map does not hide other states. */
  readonly states: readonly string[];
};

/** '412 positions found in 168 places, 31 shown in Texas'. */
export function MapCount({ list, states }: Props) {
  const places = countPlaces(list);
  const inStates = shownInStates(list, states);
  return (
    <>
      {formatCount(list.total)}
      {places > 0 && ` in ${places === 1 ? '1 place' : `${places} places`}`}
      {places > 0 && inStates && `, ${inStates}`}
    </>
  );
}
