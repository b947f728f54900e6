import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/fields/field';
import { TextInput } from '@/components/ui/fields/text-input';
import styles from './compare-form.module.css';

type Props = {
  readonly ids: readonly string[];
  /** The Job ID entered is not in the list. */
  readonly isNotFound: boolean;
};

/** Adds a job by the number recruiters quote. A native form, which needs no script. */
export function CompareForm({ ids, isNotFound }: Props) {
  return (
    <form className={`${styles.form} stack unprinted`} action="/compare" aria-label="Add a job">
      {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
      <Field
        id="compare-add"
        label="Add a job by its Job ID"
        help="You’ll find it on every job card."
        error={isNotFound && 'No open job has this Job ID. Please check the number.'}
      >
        {(aria) => (
          <TextInput
            {...aria}
            name="add"
            autoComplete="off"
            maxLength={64}
            required
            controlSize="md"
          />
        )}
      </Field>
      <Button type="submit" variant="quiet">
        Add job
      </Button>
    </form>
  );
}
