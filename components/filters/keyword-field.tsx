'use client';

import { Search } from 'lucide';
import { TYPED_MAX } from '@/lib/domain/query/job-query';
import { Icon } from '@/components/ui/marks/icon';
import styles from './keyword-field.module.css';
import { TypedField } from './typed-field';

type Props = {
  /** Id of the form the field belongs to: it stands outside, so that it is in view while the filters are folded. */
  readonly formId: string;
  readonly value: string;
  readonly onWords: (q: string) => void;
};

/** Search by keyword or job ID, above the filters. */
export function KeywordField({ formId, value, onWords }: Props) {
  return (
    <div className={`${styles.keyword} relative`} role="search" aria-label="Jobs">
      <TypedField
        name="q"
        form={formId}
        label="Search by keyword or job ID"
        value={value}
        placeholder="ICU nights, Texas, job ID"
        maxLength={TYPED_MAX.q}
        onText={onWords}
      />
      <Icon icon={Search} />
    </div>
  );
}
