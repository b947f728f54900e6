/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { TextInput } from '@/components/ui/fields/text-input';

const email = (more: Partial<Parameters<typeof Field>[0]> = {}) =>
  render(
    <Field id="email" label="Email" {...more}>
      {(aria) => <TextInput name="email" {...aria} />}
    </Field>,
  );

describe('a field', () => {
  it('names its control and does not mark it as wrong', () => {
    email();
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('includes in its name that it is optional', () => {
    email({ optional: true });
    expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toBeInTheDocument();
  });

  it('describes its control with the help', () => {
    email({ help: 'We reply by email.' });
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We reply by email.');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('marks its control as wrong and announces the error before the help', () => {
    email({ help: 'We reply by email.', error: 'Please enter a valid email' });
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid email We reply by email.');
  });

  it('has no error when the error is empty', () => {
    email({ error: '' });
    expect(screen.getByRole('textbox')).toBeValid();
  });
});

describe('a select', () => {
  it.each([false, true])('is named by its label, hidden: %s', (hideLabel) => {
    render(
      <Select label="per page" hideLabel={hideLabel}>
        <option>10</option>
      </Select>,
    );
    expect(screen.getByRole('combobox', { name: 'per page' })).toBeInTheDocument();
  });
});
