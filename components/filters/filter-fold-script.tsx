import { FILTER_FOLD_SCRIPT } from '@/lib/domain/query/filter-fold';

/** Placed before a filter panel: if the visitor unfolded it during this visit, the first paint shows it unfolded. */
export function FilterFoldScript() {
  return <script dangerouslySetInnerHTML={{ __html: FILTER_FOLD_SCRIPT }} />;
}
