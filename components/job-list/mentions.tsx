'use client';

import type { ComponentProps } from 'react';
import { useAnswer } from '@/lib/client/search/use-answer';
import type { MentionsAnswer } from '@/lib/domain/posting/mentions-answer';
import { emptyQuery, serializeJobQuery } from '@/lib/domain/query/job-query';
import { MentionedJobs } from './mentioned-jobs';

/** The jobs whose descriptions have the words of a query: the server's answer, for descriptions do not come with the list. */
export default function Mentions({
  query,
  result,
  today,
}: Omit<ComponentProps<typeof MentionedJobs>, 'found'>) {
  const { collapsed, page, per } = emptyQuery;
  const search = serializeJobQuery({ ...query, collapsed, page, per });
  const url = `/api/jobs/mentions?${search}`;
  const { answer, of } = useAnswer<MentionsAnswer>(url);
  return (
    answer &&
    of === url && <MentionedJobs query={query} result={result} today={today} found={answer} />
  );
}
