import { renderToString } from 'react-dom/server';
import { ApplicationForm } from '@/components/apply/application-form';
import { ContactForm } from '@/components/contact/contact-form';
import { TypedField } from '@/components/filters/typed-field';

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

/** Where there is no document: fields that look for what was typed early must not. */
it.each([
  ['the application form', <ApplicationForm key="a" job={null} />, 'name="phone"'],
  ['the contact form', <ContactForm key="b" />, 'name="message"'],
  [
    'a field of the list',
    <TypedField
      key="c"
      name="q"
      label="Words"
      value="icu"
      placeholder=""
      maxLength={9}
      onText={() => undefined}
    />,
    'value="icu"',
  ],
])('%s is rendered on the server', (_, element, part) => {
  expect(typeof document).toBe('undefined');
  expect(renderToString(element)).toContain(part);
});
