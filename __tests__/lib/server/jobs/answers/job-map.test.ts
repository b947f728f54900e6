import { startFakePlatform, json } from '@/__tests__/support/doubles/fake-platform';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { brokenDataDir, restart } from '@/__tests__/support/doubles/fresh-process';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { jobMapStart } from '@/lib/server/jobs/answers/job-map';

let data: ReturnType<typeof brokenDataDir>;
let platform: FakePlatform;
beforeAll(async () => {
  data = brokenDataDir();
  platform = await startFakePlatform();
});
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

it.each([
  ['sort=Recent', null],
  ['radius=30', null],
  ['minPay=abc&sort=Recent', /^The minimum pay in this address could not be read/],
])(
  'the map names what it could not read of %j, except an order, which it has not',
  async (search, note) => {
    platform.answer(json([buildRawJob()]));
    const start = await jobMapStart(new URLSearchParams(search));
    if (note) expect(start?.note).toMatch(note);
    else expect(start).toMatchObject({ note });
  },
);
