import { DOUBT_SENTENCES } from '@/scripts/owner/platform-check/doubt-sentences';
import { runPlatformCheck } from '@/scripts/owner/platform-check/main';
import type { PlatformReport } from '@/scripts/owner/platform-check/check-platform';
import { typedList, typedRecords } from '@/__tests__/support/typed-records';
import { REST, sandboxForTest, type TestSandbox } from '@/__tests__/sandbox/with-sandbox';

/** All that the check says of the texts of these records. */
const TOLD = [
  'jobNumber nothing-in-words 10: N/A',
  'jobNumber html-codes 2: R&amp;D-17',
  'orderType nothing-in-words 6: null',
  'orderType html-codes 2: Local &amp; Travel',
  'specialty nothing-in-words 18: null',
  'specialty html-codes 6: Ortho &amp; Neuro',
  String.raw`specialty escapes 2: ICU\/CCU`,
  'title nothing-in-words 22: null',
  'title html-codes 8: Labor &amp; Delivery RN',
  String.raw`title wrong-letters 4: Children\u0092s RN`,
  String.raw`title controls 4: RN \u0000ICU`,
  'title lost-letters 2: Caf� RN',
  'title html-tags 2: <b>RN</b> ICU',
  String.raw`title escapes 2: RN\nNights`,
  'title too-long 2: RN for a unit that is described at length for a unit that is',
  'city nothing-in-words 14: null',
  String.raw`city wrong-letters 4: Coeur d\u0092Alene`,
  'city html-codes 2: Coeur d&#39;Alene',
  'city html-tags 2: <p>Boise</p>',
  'state nothing-in-words 10: null',
  'geolocation unreadable 4: by the mill',
  'geolocation position-outside-state 3: Austin, ND at 30.2672, -97.7431',
  'shift nothing-in-words 12: null',
  'shift html-codes 2: Nights &amp; Weekends',
  String.raw`shift escapes 2: 3x12\r\nNights`,
  'pay nothing-in-words 16: $null - $null weekly',
  'pay html-codes 2: $2,100 &ndash; $2,400 weekly',
  String.raw`pay wrong-letters 2: $2,100 \u0096 $2,400 weekly`,
  'daysOpen nothing-in-words 4: null',
  'daysOpen unreadable 2: soon',
  'contractLength nothing-in-words 14: null',
  'contractLength html-codes 2: 13&nbsp;weeks',
  "contract unreadable 4: { Start_Date__c: 'after the holidays' }",
  'description nothing-in-words 5: null',
  'description escaped-tags 3: &lt;p&gt;Join our &lt;strong&gt;ICU&lt;/strong&gt; team.&lt;',
  String.raw`description escapes 2: Duties:\n- Assess patients\n- Chart\r\nRequirements: BLS and`,
  'description of-word 2: <xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoo',
  String.raw`description wrong-letters 2: <p>We\u0092re a children\u0092s unit of 20 beds, and you\u00`,
  'description lost-letters 1: <p>A caf� in the house, and a unit of 20 beds that charts on',
  String.raw`description controls 1: <p>Care\u0000 for adults\u0007 on a unit of 20 beds, twelve `,
];
let sandbox: TestSandbox;
let report: PlatformReport;
let printed: string;
beforeAll(async () => {
  sandbox = await sandboxForTest({ jobs: 5 });
  await sandbox.post('/__jobs', { records: typedRecords(400) });
  await sandbox.post('/__faults', { match: 'Job_Type', body: typedList(400) });
  report = JSON.parse(await check('--json')) as PlatformReport;
  printed = await check();
});
afterAll(() => sandbox.remove());

async function check(...given: string[]): Promise<string> {
  const said: string[] = [];
  await runPlatformCheck(['--url', `${sandbox.url}${REST}`, ...given], {
    say: (text) => said.push(text),
    complain: (text) => said.push(text),
  });
  return said.join('\n');
}

const texts = () => report.findings.filter(({ key }) => key.startsWith('text:'));

describe('400 records as people type them', () => {
  it('each costs no other, and what was wrong with their texts is counted field by field', () => {
    expect(report.jobs).toMatchObject({ records: 400, read: 400, dropped: 0 });
    expect(report.verdict).toBe('mend');
    expect(
      texts()
        .map(
          ({ key, count, example }) => `${key.split(':').slice(1).join(' ')} ${count}: ${example}`,
        )
        .toSorted(),
    ).toEqual(TOLD.toSorted());
  });

  it('their owner reads a sentence, an example and ids for each', () => {
    const lines = printed.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '));
    for (const { level, text, count, example, ids } of texts()) {
      const at = lines.indexOf(`${level} ${count} ${text}`);
      const more = count > ids.length ? ' …' : '';
      expect(lines[at + 1]).toBe(`'${example}' ${ids.join(' ')}${more}`.replaceAll(/ +/g, ' '));
    }
  });
});

it('a sentence is a sentence: each kind says what was found and what the site does', () => {
  for (const text of Object.values(DOUBT_SENTENCES)) expect(text).toMatch(/^[A-Z].+\.$/);
});
