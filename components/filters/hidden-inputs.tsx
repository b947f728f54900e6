import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { type JobQuery } from '@/lib/domain/query/job-query';
import { encodeListValue } from '@/lib/domain/query/job-query-url';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { uncoveredTags } from '@/lib/domain/lists/uncovered-tags';

type Props = { readonly query: JobQuery; readonly result: JobSearchResult };

/** For the form without scripts: the parts of the query that no control of the form shows. */
export function HiddenInputs({ query, result }: Props) {
  if (useIsHydrated()) return null;
  const hidden = [
    ...uncoveredTags(result).map(({ facet, value }) => [facet, value] as const),
    ...query.certifications.map((value) => ['certification', value] as const),
  ];
  return (
    <noscript>
      {hidden.map(([name, value]) => (
        <input key={`${name}:${value}`} type="hidden" name={name} value={encodeListValue(value)} />
      ))}
      {query.collapsed && <input type="hidden" name="collapsed" value="true" />}
    </noscript>
  );
}
