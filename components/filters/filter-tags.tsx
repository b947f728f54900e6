'use client';

import { useState } from 'react';
import { useIsHydrated } from '@/lib/client/page/use-is-hydrated';
import { FACETS } from '@/lib/domain/query/facets';
import { isFacetTag } from '@/lib/domain/search/filter-tag';
import type { ShownTag } from '@/lib/domain/lists/shift-groups';
import { Tag } from '@/components/ui/actions/tag';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './filter-tags.module.css';

/** Any tags beyond this number (the 39 compact states, say) are behind a button. */
const SHOWN_AT_FIRST = 12;

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
  const [all, setAll] = useState(false);
  /** Tags behind the button stay in the HTML for visitors without scripts; rendering them on each press would cost as much as the cards. */
  const drawsAll = !useIsHydrated() || all;
  const drawn = drawsAll ? tags : tags.slice(0, SHOWN_AT_FIRST);
  if (tags.length === 0) return null;
  return (
    <div className={styles.row}>
      <ul className={styles.tags} aria-label="Selected filters">
        {drawn.map((tag, at) => (
          <li key={`${tag.facet}:${tag.value}`} hidden={!all && at >= SHOWN_AT_FIRST}>
            <Tag
              tone={isFacetTag(tag) ? FACETS[tag.facet].tone : 'title'}
              removeHref={hrefOf(tag)}
              onRemove={() => onRemove(tag)}
            >
              {tag.label}
            </Tag>
          </li>
        ))}
        {tags.length > SHOWN_AT_FIRST && (
          <li className={`${styles.more} needs-script`}>
            <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Show fewer' : `Show ${tags.length - SHOWN_AT_FIRST} more`}
            </TextButton>
          </li>
        )}
      </ul>
      <TextButton className={`${styles.clear} needs-script`} onClick={onClear}>
        {clearLabel}
      </TextButton>
    </div>
  );
}
