'use client';

import { FileText } from 'lucide';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import styles from './resume-field.module.css';
import { formatFileSize } from './resume-size';

type Props = {
  readonly file: File;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

/** The chosen file: what it is called, how large it is, and the way back. */
export function ResumeChip({ file, onReplace, onRemove }: Props) {
  return (
    <>
      <Icon icon={FileText} />
      <p className={styles.file}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={styles.size}>{formatFileSize(file.size)}</span>
      </p>
      <div className={styles.actions}>
        <Button variant="quiet" size="sm" onClick={onReplace}>
          Replace
        </Button>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </>
  );
}
