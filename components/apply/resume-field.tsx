'use client';

import { useField, useFormikContext } from 'formik';
import { Upload } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { copyOf } from '@/lib/client/forms/resume-copy';
import { RESUME } from '@/lib/config/browser-limits/forms';
import type { ShownField } from '@/lib/forms/form';
import { UPLOAD_FILE } from '@/lib/forms/application-upload';
import { RESUME_ACCEPT } from '@/lib/forms/resume';
import { Field } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/marks/icon';
import { useFormIds } from '@/components/fields/form-ids';
import { ResumeChip } from './resume-chip';
import styles from './resume-field.module.css';
import { useFileDrop } from './use-file-drop';

const HELP = `PDF or Word, up to ${RESUME.maxMegabytes} MB.`;
const ONE_OF_SEVERAL = 'We take one file. Please check that it is the right one.';

/** The resume: a native file input covers the drop zone, so that click, keyboard and drop all reach it. */
export function ResumeField({ field }: { readonly field: ShownField }) {
  const [{ value: file }, { error }, { setValue, setTouched }] = useField<File | null>(UPLOAD_FILE);
  const { validateForm } = useFormikContext();
  const id = useFormIds()('resume');
  const [isOneOfSeveral, setOneOfSeveral] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = (chosen: File | null, isAlone = true) => {
    setOneOfSeveral(!isAlone);
    void setTouched(true, false);
    void setValue(chosen);
  };
  const { isOver, handlers } = useFileDrop(choose);
  const hadFile = useRef(false);

  // Emptied so that a removed file can be chosen again. A file chosen before this script ran stays until it is read.
  useEffect(() => {
    if (file === null && hadFile.current && input.current !== null) input.current.value = '';
    hadFile.current = file !== null;
  }, [file]);

  useEffect(() => {
    if (file === null) return;
    let isReplaced = false;
    void copyOf(file).then((copy) => {
      if (copy !== null || isReplaced) return;
      // Emptied so that the same file can be chosen again.
      if (input.current !== null) input.current.value = '';
      void validateForm();
    });
    return () => {
      isReplaced = true;
    };
  }, [file, validateForm]);

  return (
    <Field
      {...field}
      id={id}
      help={
        // Rendered from the start, so that new text in it is announced.
        <span role="status">{isOneOfSeveral ? ONE_OF_SEVERAL : HELP}</span>
      }
      error={file === null ? undefined : error}
    >
      {(aria) => (
        <div
          className={`${styles.zone} row`}
          data-filled={file !== null || undefined}
          data-over={isOver || undefined}
          data-invalid={aria['aria-invalid']}
          {...handlers}
        >
          <input
            {...aria}
            ref={input}
            type="file"
            name={UPLOAD_FILE}
            accept={RESUME_ACCEPT}
            className={`${styles.input} full`}
            // Once a file is chosen, the buttons replace the input in the tab order; the error summary can still focus it.
            tabIndex={file === null ? 0 : -1}
            // Some browsers empty the input when the picker is cancelled: the chosen file stays.
            onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
          />
          {file === null ? (
            <>
              <Icon icon={Upload} />
              <p className={`${styles.invitation} shrinks`}>
                <span className={styles.mouse}>
                  Drop a file here, or <span className={styles.link}>choose one</span>
                </span>
                <span className={`${styles.touch} ${styles.link}`}>Choose a file</span>
              </p>
            </>
          ) : (
            <ResumeChip
              file={file}
              onReplace={() => input.current?.click()}
              onRemove={() => {
                choose(null);
                input.current?.focus();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
