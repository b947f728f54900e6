import type { EngineName } from '../../support/engines/engine';
import { writeFile } from 'node:fs/promises';
import { expect, PDF, test } from '../../support/engines/test';
import { sharedWorld } from '../../support/test';
import { Visitor } from '../../support/engines/visitor';
import { button, CARD, field } from './targets';

/** How long a visitor reads a form (ms): longer than 2,000, below which the sender counts as a bot (docs/product/spec.md, section 9). */
const READING_MS = 2_250;

/** What brings a visitor to us. */
export function applyJourneys(engine: EngineName): void {
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test(`${engine}: a clinician applies for a job with a resume`, async ({
      visitor,
      world,
    }, info) => {
      await world.platform.emptyInbox();
      const resume = info.outputPath('My resume.pdf');
      await writeFile(resume, PDF);
      await visitor.open('/jobs');
      await visitor.press({ ...CARD, css: `${CARD.css} a`, says: 'Apply Now' });
      await visitor.arrives(/^\/apply\/\w+/);
      await visitor.type(field('First name'), 'Sample');
      await visitor.type(field('Last name'), 'Applicant');
      await visitor.type(field('Email'), 'sample@example.com');
      await visitor.type(field('Phone'), '5155550168');
      await visitor.waits(
        'for the number',
        async () => (await visitor.value(field('Phone'))) === '(515) 555-0168',
      );
      await visitor.upload('input[name=resume]', resume);
      await visitor.shows({ css: 'form *', says: 'My resume.pdf' });
      await visitor.pauses(READING_MS);
      await visitor.press(button('Submit application'));
      await visitor.arrives('/application-success');
      const [received, ...others] = await world.platform.inbox();
      expect(others).toEqual([]);
      expect(received).toMatchObject({
        firstName: 'Sample',
        lastName: 'Applicant',
        email: 'sample@example.com',
        hasResume: true,
        resume: { name: 'My resume.pdf', bytes: PDF.byteLength },
      });
      expect(received && (await world.platform.resume(received)).equals(PDF)).toBe(true);
    });
  });

  test.describe('to us', { tag: '@long' }, () => {
    const withMail = sharedWorld({ build: 'full' });

    test(`${engine}: a visitor writes to us`, async ({ engineWindow }) => {
      const visitor = new Visitor(engineWindow, withMail().site.url);
      await visitor.open('/contact');
      await visitor.sees(keepMail);
      for (const [name, value] of Object.entries(MESSAGE))
        await visitor.type({ css: `form [name=${name}]` }, value);
      await visitor.pauses(READING_MS);
      await visitor.press(button('Send message'));
      await visitor.arrives('/thank-you');
      const mail: unknown = JSON.parse((await visitor.sees(() => sessionStorage.mail)) ?? 'null');
      expect(mail).toMatchObject({
        template_params: {
          from_name: 'Sample Visitor',
          reply_to: MESSAGE.email,
          subject: MESSAGE.subject,
          message: MESSAGE.message,
        },
      });
    });
  });
}

const MESSAGE = {
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phone: '5155550168',
  subject: 'Housing',
  message: 'Do you help with housing?',
};

/** Takes what the page sends to the mail service, which no driver can answer for, and says that it has been sent. */
function keepMail(): void {
  const send = window.fetch;
  window.fetch = (address, options) => {
    if (!String(address).includes('/email/send')) return send(address, options);
    sessionStorage.mail = options?.body;
    return Promise.resolve(new Response('OK'));
  };
}
