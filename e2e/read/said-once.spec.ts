import { PAY_EXPLAINED } from '@/lib/content/jobs/pay-questions';
import { SPECIALTIES } from '@/lib/content/specialties';
import { readHtml } from '../support/html';
import { shownJobs } from '../support/recount';
import { expect, test } from '../support/test';

const JOBS = 20;
const PAGES = ['/', '/about', '/why-fernway', '/jobs/in/texas', '/jobs/for/icu', '/pay/icu'];

/** Said of pay in general, and not of the job. */
const OF_ANY_JOB = PAY_EXPLAINED.parts.map(({ name }): string => name);

/** Topics in one form: 'Scheduling' and 'Schedule' are one, 'self-scheduling' is another. */
const topicsIn = (names: string) =>
  names
    .toLowerCase()
    .split(/,| and | or /)
    .map((name) => name.trim().replace(/(?:ing|es?|s)$/, ''));

/** Pairs of statements that cannot both be true, wherever they stand. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/no breakdown/i, /we show you (?:both|each|the)\b/i],
  // The sample names nobody (lib/content/pages/recruiters.ts).
  [/your recruiter/i, /recruiter, by name/i],
];

test('no page says a topic and that it is not in the posting, and a figure has one name', async ({
  world,
}) => {
  const { url } = world.site;
  const jobs = await shownJobs(url);
  const step = Math.floor(jobs.length / JOBS);
  const chosen = Array.from({ length: JOBS }, (_, at) => `/jobs/${jobs[at * step]?.id}`);
  const landings = SPECIALTIES.map(({ path }) => path);
  const texts: string[] = [];
  let open = 0;
  for (const path of [...chosen, ...landings, ...PAGES]) {
    const answer = await fetch(url + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    const { text } = readHtml(html);
    texts.push(text);
    const stated = [...html.matchAll(/<dt\b[^>]*>([^<]*)<\/dt>/g)].flatMap(([, name = '']) =>
      OF_ANY_JOB.includes(name) ? [] : topicsIn(name),
    );
    for (const [list] of html.matchAll(/<dl\b.*?<\/dl>/gs)) {
      const names = [...list.matchAll(/<dt\b[^>]*>(.*?)<\/dt>/gs)].map(([, name]) => name);
      expect([path, names]).toEqual([path, [...new Set(names)]]);
    }
    const notStated = topicsIn(/Not in the posting: ([^.]*)\./.exec(text)?.[1] ?? '').filter(
      Boolean,
    );
    open += notStated.length;
    expect([path, notStated.filter((topic) => stated.includes(topic))]).toEqual([path, []]);
    expect(text, path).not.toMatch(/\bhalf of (?:the jobs|them) pay\b|\btypical pay\b/i);
  }
  expect(open).toBeGreaterThan(JOBS);
  const all = texts.join('\n');
  for (const [one, other] of OPPOSITES)
    expect([one.test(all), other.test(all)]).toEqual([true, false]);
});
