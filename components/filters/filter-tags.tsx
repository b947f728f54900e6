import { FACETS } from '@/lib/domain/query/facets';
import type { ShownTag } from '@/lib/domain/lists/shown-tags';
import { isFacetTag } from '@/lib/domain/search/filter-tag';
import { Tag } from '@/components/ui/actions/tag';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './filter-tags.module.css';

type Props = {
  readonly tags: readonly ShownTag[];
  /** Where a tag's cross leads without scripts. */
  readonly hrefOf: (tag: ShownTag) => string;
  readonly onRemove: (tag: ShownTag) => void;
  /** Label of the button beside the tags that removes them all. */
  readonly clearLabel: string;
  readonly onClear: () => void;
};

/** The active filters, each a tag that can be removed. */
export function FilterTags({ tags, hrefOf, onRemove, clearLabel, onClear }: Props) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.tags} aria-label="Selected filters">
        {tags.map((tag) => (
          <li key={`${tag.facet}:${tag.value}`}>
            <Tag
              tone={isFacetTag(tag) ? FACETS[tag.facet].tone : 'title'}
              removeHref={hrefOf(tag)}
              onRemove={() => onRemove(tag)}
            >
              {tag.label}
            </Tag>
          </li>
        ))}
      </ul>
      <TextButton className={`${styles.clear} needs-script`} onClick={onClear}>
        {clearLabel}
      </TextButton>
    </div>
  );
}
