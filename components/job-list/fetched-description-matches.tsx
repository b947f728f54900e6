'use client';

import type { ComponentProps } from 'react';
import { useAnswer } from '@/lib/client/search/use-answer';
import type { DescriptionMatchesAnswer } from '@/lib/domain/posting/description-matches-answer';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { DescriptionMatches } from './description-matches';

/** The jobs whose descriptions have the words of a query, fetched from the server because the list comes without descriptions. */
export default function FetchedDescriptionMatches({
  query,
  result,
  today,
}: Omit<ComponentProps<typeof DescriptionMatches>, 'found'>) {
  const { collapsed, page, per } = emptyQuery;
  const search = serializeJobQuery({ ...query, collapsed, page, per });
  const url = `/api/jobs/description-matches?${search}`;
  const { answer, of } = useAnswer<DescriptionMatchesAnswer>(url);
  return (
    answer &&
    of === url && <DescriptionMatches query={query} result={result} today={today} found={answer} />
  );
}
