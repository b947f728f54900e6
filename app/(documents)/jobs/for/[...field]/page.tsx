import type { Metadata } from 'next';
import { SearchPageAt, searchPageMetadata } from '@/app/search-page';
import { SEARCH_PAGE_ROOTS } from '@/lib/domain/search-pages/search-page';

/** Seconds the cached page is served before it is rendered again. */
export const revalidate = 120;

/** No page is rendered at build time, so the build needs no platform. */
export const generateStaticParams = () => [];

type Props = PageProps<'/jobs/for/[...field]'>;
const at = async ({ params }: Props) => ({
  root: SEARCH_PAGE_ROOTS.specialty,
  segments: (await params).field,
});

export async function generateMetadata(props: Props): Promise<Metadata> {
  return searchPageMetadata(await at(props));
}

/** `/jobs/for/icu`, `/jobs/for/icu/in/texas`. */
export default async function FieldPage(props: Props) {
  return <SearchPageAt {...await at(props)} />;
}
