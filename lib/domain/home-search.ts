import { emptyQuery, serializeJobQuery } from './job-query';
import { toStateCode } from './states';

/** What the home page's two pickers hold: one title, one state (code or name), or nothing. */
export type HomeSearch = { readonly title: string | null; readonly state: string | null };

/**
 * Where the home page's search leads: `/jobs?title=&state=&sort=recent&collapsed=true`, title and state only when chosen.
 * Null while nothing is chosen: then there is nowhere to go (decisions, 'home search target').
 */
export function homeSearchHref({ title, state }: HomeSearch): string | null {
  if (!title && !state) return null;
  const query = serializeJobQuery({
    ...emptyQuery,
    filters: {
      ...emptyQuery.filters,
      title: title ? [title] : [],
      state: state ? [toStateCode(state)] : [],
    },
    sort: 'recent',
    collapsed: true,
  });
  return `/jobs?${query}`;
}
