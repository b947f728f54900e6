import { FILTER_FOLD_SCRIPT } from '@/lib/domain/query/filter-fold';

/** Stands before a panel of filters: what the visitor has unfolded in this visit is so in the first paint. */
export function FilterFoldScript() {
  return <script dangerouslySetInnerHTML={{ __html: FILTER_FOLD_SCRIPT }} />;
}
