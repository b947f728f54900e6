import type { Metadata } from 'next';
import { SearchPageAt, searchPageMetadata } from '@/app/search-page';
import { toSearchParams } from '@/lib/domain/query/search-params';
import { SEARCH_PAGE_ROOTS, searchPageNumber } from '@/lib/domain/search-pages/search-page';

type Props = PageProps<'/jobs/in/[...place]'>;
const at = async ({ params, searchParams }: Props) => ({
  root: SEARCH_PAGE_ROOTS.place,
  segments: (await params).place,
  page: searchPageNumber(toSearchParams(await searchParams).get('page') ?? undefined),
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  return searchPageMetadata(await at(props));
}

/** `/jobs/in/texas`, `/jobs/in/texas/austin`. */
export default async function PlacePage(props: Props) {
  return <SearchPageAt {...await at(props)} />;
}
