/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FormikProvider, useFormik } from 'formik';
import { personFields } from '@/lib/forms/person-fields';
import { ruled } from '@/lib/forms/text-rules';
import { FormFields } from '@/components/fields/form-fields';
import { TextAreaField } from '@/components/fields/text-area-field';
import { TextField } from '@/components/fields/text-field';

const rule = ruled(() => null);
const FIELDS = {
  ...personFields({ exactPhone: true }),
  unit: { label: 'Unit', rule, input: { maxLength: 20 } },
  state: { label: 'State', rule, optional: true as const },
  words: { label: 'Words', rule },
};

function Form() {
  const formik = useFormik({
    initialValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      unit: '',
      state: '',
      words: '',
    },
    onSubmit: () => undefined,
  });
  return (
    <FormikProvider value={formik}>
      <FormFields
        fields={FIELDS}
        controls={{ words: TextAreaField, state: TextField, unit: TextField }}
      />
    </FormikProvider>
  );
}

it('a form has name and address, then its own fields in the order of its table, each with its label and its control', () => {
  render(<Form />);
  const controls = screen.getAllByRole('textbox');
  expect(controls.map((control) => control.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'unit',
    'state',
    'words',
  ]);
  expect(screen.getByLabelText('Unit')).toBeRequired();
  expect(screen.getByLabelText('Unit')).toHaveAttribute('maxlength', '20');
  expect(screen.getByLabelText('State (optional)')).not.toBeRequired();
  expect(screen.getByLabelText('Words')).toHaveProperty('tagName', 'TEXTAREA');
});
