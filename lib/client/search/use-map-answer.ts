import { useMemo } from 'react';
import { unpackMap, type MapAnswer } from '@/lib/domain/map/map-answer';
import { useAnswer } from './use-answer';

const PATH = '/api/jobs/map?';

/**
 * The server's map for these filters (a query string); null asks nothing. The map before stays until the next is here:
 * `filters` are those it answers.
 */
export function useMapAnswer(filters: string | null) {
  const { answer, error, of, retry } = useAnswer<MapAnswer>(
    filters === null ? null : PATH + filters,
  );
  const map = useMemo(
    () => answer && { ...answer, ...unpackMap(answer), filters: of?.slice(PATH.length) ?? '' },
    [answer, of],
  );
  return { map, error, retry } as const;
}
