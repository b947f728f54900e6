'use client';

import { useState } from 'react';
import { serializeJobQuery, withoutTerm, type JobQuery } from '@/lib/domain/job-query';
import type { FilterTag } from '@/lib/domain/search-result';
import { Tag } from '@/components/ui/tag';
import { TextButton } from '@/components/ui/text-button';
import styles from './filter-tags.module.css';

/** More tags than this (the 39 compact states, say) wait behind a button. */
const SHOWN_AT_FIRST = 12;

type Props = {
  readonly query: JobQuery;
  readonly tags: readonly FilterTag[];
  readonly onRemove: (tag: FilterTag) => void;
};

/** What the visitor filters by: each a tag that can be taken away. */
export function FilterTags({ query, tags, onRemove }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? tags : tags.slice(0, SHOWN_AT_FIRST);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label="Selected filters">
      {shown.map((tag) => (
        <li key={`${tag.facet}:${tag.value}`}>
          <Tag
            tone={tag.facet}
            removeLabel={`Remove ${tag.label}`}
            removeHref={`/jobs?${serializeJobQuery(withoutTerm(query, tag.facet, tag.value))}`}
            onRemove={() => onRemove(tag)}
          >
            {tag.label}
          </Tag>
        </li>
      ))}
      {tags.length > SHOWN_AT_FIRST && (
        <li>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show ${tags.length - SHOWN_AT_FIRST} more`}
          </TextButton>
        </li>
      )}
    </ul>
  );
}
