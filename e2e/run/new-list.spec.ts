import { setTimeout as pause } from 'node:timers/promises';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { chanceFor } from '@/__tests__/support/chance';
import { shuffled } from '@/sandbox/jobs/seed';
import { expect, test } from '../support/test';
import { readHtml } from '../support/html';

/** Each list has two new jobs, one fewer of the old ones, and one of these words in every title. */
const WORDS = ['Amber', 'Birch', 'Cedar', 'Dahlia', 'Elder', 'Foxglove', 'Ginger', 'Hazel'];
const FEWEST = 12;
const idOf = (n: number) => `a0Xround${String(n).padStart(9, '0')}`;
/** In every list, as is the one before it. */
const ID = idOf(FEWEST - 1);

const listOf = (round: number) =>
  Array.from({ length: FEWEST + round }, (_, n) => ({
    Record_Id: idOf(n + round),
    JobTitlen: `RN ${WORDS[round]}`,
    Specialtyn: 'ICU',
    city: 'Austin',
    State: 'TX',
    CalculatedPayRange: '$2,000 - $2,200 weekly',
  }));

type Look = readonly [
  path: string,
  /** Which list it was made from. */
  roundOf: (body: string) => number,
  headers?: Readonly<Record<string, string>>,
];
const byTitle = (body: string) => WORDS.findLastIndex((word) => body.includes(word));
const byNumber = (body: string) => Number(/ Texas (\d+) /.exec(readHtml(body).text)?.[1]) - FEWEST;
const PAGES: readonly Look[] = [
  ['/', byTitle],
  [LANDING_PATHS.nursing, byTitle],
  ['/job-directory', byNumber],
  ['/jobs', byTitle],
  ['/jobs?state=TX', byTitle],
  ['/jobs/in/texas', byTitle],
  [`/jobs/${ID}`, byTitle],
  [`/compare?ids=${ID},${idOf(FEWEST - 2)}`, byTitle],
  [`/apply/${ID}`, byTitle],
];
/** The pages, and the data of those that name jobs. */
const LOOKS: readonly Look[] = [
  ...PAGES,
  ...PAGES.filter(([, roundOf]) => roundOf === byTitle).map(([path]): Look => [
    path,
    byTitle,
    { rsc: '1' },
  ]),
];

test('every page shows a new list as soon as the site has it, and never again an older one', async ({
  ownWorld,
}) => {
  test.setTimeout(300_000);
  const chance = chanceFor('the order of pages');
  const { site, platform } = await ownWorld({
    records: listOf(0),
    settings: { NODE_OPTIONS: '--import ./e2e/support/world/five-minutes.mjs' },
  });
  /** The newest list that an answer has shown, apart from pages of a job: the site looks that up, and may know it before it has its list. */
  let newest = 0;
  const wrong: string[] = [];
  async function look([path, roundOf, headers = {}]: Look): Promise<number> {
    const known = newest;
    const answer = await fetch(site.url + path, { headers });
    const round = roundOf(await answer.text());
    if (answer.status !== 200 || !(round >= known))
      wrong.push(`${path} answered ${answer.status} with list ${round} after list ${known}`);
    if (!path.includes(ID)) newest = Math.max(newest, round);
    return round;
  }
  const listRead = async () => byTitle(await (await fetch(`${site.url}/api/jobs`)).text());
  let isOver = false;
  async function visit() {
    while (!isOver) {
      for (const each of shuffled(LOOKS, chance.between(0, 999_999))) await look(each);
      await pause(50);
    }
  }

  for (const each of shuffled(LOOKS, chance.between(0, 999_999)))
    expect([each[0], await look(each)]).toEqual([each[0], 0]);
  expect((await fetch(`${site.url}/jobs/${idOf(0)}`)).status).toBe(200);
  const visitors = [visit(), visit()];
  for (let round = 1; round < WORDS.length; round += 1) {
    await platform.serve({ records: listOf(round) });
    // Again if the site has just noted when the next read is due: it did so after the clock had moved on.
    await expect(async () => {
      process.kill(site.pid, 'SIGUSR2');
      await expect.poll(listRead, { timeout: 5_000 }).toBe(round);
    }).toPass();
    newest = round;
    for (const each of shuffled(LOOKS, chance.between(0, 999_999)))
      expect.soft([each[0], await look(each)]).toEqual([each[0], round]);
    const gone = `/jobs/${idOf(round - 1)}`;
    expect.soft([gone, (await fetch(site.url + gone)).status]).toEqual([gone, 404]);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(wrong).toEqual([]);
});
