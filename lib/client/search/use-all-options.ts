import { useCallback, useState } from 'react';

/** The filters' options beyond those that were sent with the page: loaded once the visitor wants to see them. */
export type MoreOptions = {
  readonly isLoading: boolean;
  readonly onAll: () => void;
};

/** Whether the visitor has asked for all options; asking again after a failure retries. */
export function useAllOptions() {
  const [wanted, setWanted] = useState(false);
  const more = useCallback(
    (isLoading: boolean, failed: boolean, retry: () => void): MoreOptions => ({
      isLoading: wanted && isLoading,
      onAll: () => (wanted && failed ? retry() : setWanted(true)),
    }),
    [wanted],
  );
  return { wanted, more } as const;
}

/** The query string that asks the server for all options too. */
export const withAllOptions = (search: string, all: boolean): string =>
  all ? [search, 'options=all'].filter(Boolean).join('&') : search;
