/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormikProvider, useFormik } from 'formik';
import { boolean } from 'yup';
import { personFields } from '@/lib/forms/person-fields';
import { ruled } from '@/lib/forms/text-rules';
import { CheckField } from '@/components/fields/check-field';
import { FormFields } from '@/components/fields/form-fields';
import { TextAreaField } from '@/components/fields/text-area-field';
import { TextField } from '@/components/fields/text-field';

const rule = ruled(() => null);
const FIELDS = {
  ...personFields({ exactPhone: true }),
  unit: { label: 'Unit', rule, input: { maxLength: 20 } },
  state: { label: 'State', rule, optional: true as const },
  words: { label: 'Words', rule },
  nights: { label: 'Nights', rule: boolean(), empty: false },
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
      nights: false,
    },
    validate: ({ nights }) => (nights ? {} : { nights: 'Nights are needed' }),
    onSubmit: () => undefined,
  });
  return (
    <FormikProvider value={formik}>
      <FormFields
        fields={FIELDS}
        controls={{ words: TextAreaField, nights: CheckField, state: TextField, unit: TextField }}
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

it('a box is ticked, and says its error once it was left without', async () => {
  render(<Form />);
  const box = screen.getByRole('checkbox', { name: 'Nights' });
  const user = userEvent.setup();
  await user.dblClick(box);
  await user.tab();
  expect(await screen.findByText('Nights are needed')).toBeVisible();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Nights are needed');
  await user.click(box);
  expect(box).toBeChecked();
  expect(box).toBeValid();
  expect(screen.queryByText('Nights are needed')).not.toBeInTheDocument();
});
