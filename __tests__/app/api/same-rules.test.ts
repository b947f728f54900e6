import { RESUME } from '@/lib/config/limits';
import fc from 'fast-check';
import { POST } from '@/app/api/applications/route';
import {
  json,
  startFakePlatform,
  type FakePlatform,
} from '@/__tests__/support/doubles/fake-platform';
import { docxFile, pdfFile, wordFile } from '@/__tests__/support/resume-files';
import { APPLICANT } from '@/__tests__/support/applicant';
import { PERSON } from '@/__tests__/support/application-post';
import { applicationBody } from '@/lib/client/forms/application-body';
import { applicationErrors } from '@/lib/forms/application-fields';

let platform: FakePlatform;
beforeAll(async () => {
  process.env.RATE_LIMIT_APPLICATIONS = '1000000';
  platform = await startFakePlatform();
  platform.answer(json({}));
});
afterAll(() => platform.close());

/** What people, programs and attackers type into a field. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', minLength: 95, maxLength: 260 }),
  fc.constantFrom('', ' ', '\u200b', '\u202e', 'a\u0000b', 'Renée', '履歴書', 'x\r\ny'),
);
const email = fc.oneof(
  text,
  fc.emailAddress(),
  fc.constantFrom(' jo@mail.example ', 'jo@mail', '@', `${'j'.repeat(250)}@m.co`),
);
/** As it is typed, or put into the field by a program. */
const phone = fc.oneof(
  text,
  fc.stringMatching(/^[+\d ().-]{0,24}$/),
  fc.stringMatching(/^\+?1?\(?\d{3}\)? ?\d{3}-?\d{4}$/),
  fc.constantFrom('+63 917 123 4567', '0917123456', '５１５５５５０１６８', '٥١٥٥٥٥٠١٦٨'),
);
const resume = fc.option(
  fc
    .record({
      name: fc.constantFrom('cv.pdf', 'cv.DOC', 'cv.docx', 'cv.docx.exe', 'cv', '.pdf', 'a/b.pdf'),
      type: fc.constantFrom('', 'application/pdf', 'application/msword', 'text/plain', 'image/png'),
      // Large files are slow to read, so they are rarer.
      bytes: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(pdfFile(), docxFile(), wordFile()) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(pdfFile(RESUME.maxBytes), pdfFile(RESUME.maxBytes + 1)),
        },
      ),
    })
    .map(({ name, type, bytes }) => new File([bytes], name, { type })),
  { freq: 2 },
);

const BOT_CHECK = {
  honeypotValue: '',
  formTimingMs: 4_000,
  v3Token: '',
  v2Token: '',
  action: 'quick_apply',
} as const;

it('the server reports the same errors as the browser for every form, word for word (VL-11)', async () => {
  const verdicts = { taken: 0, refused: 0 };
  const likely = <T>(usual: T, wild: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: wild });
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        firstName: likely<string>(PERSON.firstName, text),
        lastName: likely<string>(PERSON.lastName, text),
        email: likely<string>(PERSON.email, email),
        phone: likely<string>(PERSON.phone, phone),
        receiveUpdates: likely(true, fc.boolean()),
      }),
      resume,
      async (typed, file) => {
        const values = { ...APPLICANT, ...typed };
        const said = applicationErrors({ ...values, resume: file });
        const content = { values, resume: file, job: null, botCheck: BOT_CHECK };
        const body = applicationBody(content, '', null);
        const request = new Request('http://localhost/api/applications', { method: 'POST', body });
        const answer: unknown = await (await POST(request)).json();
        const isFine = Object.keys(said).length === 0;
        // If the file is too large, nothing else is read.
        const errors =
          'resume' in said && /large/.test(said.resume) ? { resume: said.resume } : said;
        expect(answer).toEqual({
          message: expect.any(String) as string,
          ...(isFine && { receipt: expect.any(String) as string }),
          ...(isFine ? {} : { errors }),
        });
        verdicts[isFine ? 'taken' : 'refused'] += 1;
      },
    ),
    { numRuns: 300 },
  );
  expect(verdicts.taken).toBeGreaterThan(20);
  expect(verdicts.refused).toBeGreaterThan(100);
});
