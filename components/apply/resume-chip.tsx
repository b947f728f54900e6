'use client';

import { File as FileIcon } from 'lucide';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/marks/icon';
import styles from './resume-field.module.css';

const KB = 1024;
const MB = KB * KB;

/**
 * A file's size in words: '8.2 MB', '640 KB'. Rounded so that only an empty file reads as 0 KB, and a file just over a limit of whole
 * megabytes never reads as exactly the limit.
 */
function formatFileSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
}

type Props = {
  readonly file: File;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

/** The chosen file: its name, its size, and buttons to replace or remove it. */
export function ResumeChip({ file, onReplace, onRemove }: Props) {
  return (
    <>
      <Icon icon={FileIcon} />
      <p className={`${styles.file} breaks shrinks`}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        <span className={`${styles.size} muted small tabular`}>{formatFileSize(file.size)}</span>
      </p>
      <div className={`${styles.actions} cluster gap-2`}>
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
