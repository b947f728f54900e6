import { useMemo } from 'react';
import { unpackMap, type MapAnswer } from '@/lib/domain/map/map-answer';
import { withAllOptions } from './use-all-options';
import { useAnswer } from './use-answer';

const PATH = '/api/jobs/map?';
const ALL = withAllOptions('', true);

function filtersOf(url: string): string {
  const query = url.slice(PATH.length);
  return query.endsWith(ALL) ? query.slice(0, -ALL.length).replace(/&$/, '') : query;
}

/**
 * The server's map for these filters (a query string); null requests nothing. The previous map stays until the next one arrives: `filters`
 * are those it answers.
 */
export function useMapAnswer(filters: string | null, allOptions: boolean) {
  const { answer, error, of, retry } = useAnswer<MapAnswer>(
    filters === null ? null : PATH + withAllOptions(filters, allOptions),
  );
  const map = useMemo(
    () => answer && { ...answer, ...unpackMap(answer), filters: filtersOf(of ?? '') },
    [answer, of],
  );
  /** The previous map does not have all options. */
  const isPartial = allOptions && !of?.endsWith(ALL);
  return { map, error, retry, isPartial } as const;
}
