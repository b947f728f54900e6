import { answerCaptcha } from '../support/captcha';
import { expectStrictAndAlive } from '../support/world/policy';
import { test } from '../support/test';

test.use({ build: 'full' });

test('with captcha, mail, tag manager and error reports on, every page works under its policy', async ({
  page,
  context,
  world,
}) => {
  await answerCaptcha(context);
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const [record] = await world.platform.records();
  await expectStrictAndAlive(page, String(record?.Record_Id ?? record?.Id));
});
