import { formatCount } from '@/lib/domain/counts/count';
import { countPlaces, type MapList } from '@/lib/domain/map/map-list';
import { shownInStates } from '@/lib/domain/map/map-names';

/**
 * '412 positions found in 168 places, 31 shown in Texas'.
 * @param states in the address, to which the view is fitted; the map does not hide other states
 */
export function mapCount(list: MapList, states: readonly string[]): string {
  const places = countPlaces(list);
  const count = formatCount(list.total);
  if (places === 0) return count;
  const inStates = shownInStates(list, states);
  return `${count} in ${places === 1 ? '1 place' : `${places} places`}${inStates ? `, ${inStates}` : ''}`;
}
