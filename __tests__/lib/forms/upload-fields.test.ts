import { isUploadField, uploadedValues } from '@/lib/forms/upload-fields';

it.each([
  ['firstName', true],
  ['jobId', true],
  ['v3Token', true],
  ['resume', false],
  ['constructor', false],
  [undefined, false],
])('%s is a field of the body: %s', (name, isOne) => expect(isUploadField(name)).toBe(isOne));

it('the body holds texts: a box is ticked by the word, and what is missing is empty', () => {
  const read = (consent: string) =>
    uploadedValues(
      new Map([
        ['firstName', 'Jo'],
        ['receiveUpdates', consent],
      ]),
    );
  expect(read('true')).toMatchObject({ firstName: 'Jo', lastName: '', receiveUpdates: true });
  expect(read('on').receiveUpdates).toBe(false);
});
