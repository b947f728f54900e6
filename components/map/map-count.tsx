import { formatCount } from '@/lib/domain/count';
import { countPlaces, type MapList } from '@/lib/domain/map-list';

/** '412 positions found in 168 places'. */
export function MapCount({ list }: { readonly list: MapList }) {
  const places = countPlaces(list);
  return (
    <>
      {formatCount(list.total)}
      {places > 0 && ` in ${places === 1 ? '1 place' : `${places} places`}`}
    </>
  );
}
