// `npm run per-diem -- 2027 rates.csv`: writes GSA's per-diem rates of a fiscal year to content/. Works offline.
import { readFileSync, writeFileSync } from 'node:fs';
import prettier from 'prettier';
import type { PerDiemTable } from '@/lib/domain/pay/per-diem';
import { perDiemTable } from './per-diem-table';

const FILE = 'content/per-diem.json';
const HELP = `Writes GSA's per-diem rates of a fiscal year into ${FILE}, for pages of jobs. The year ends with September: 2027 is
October 2026 to September 2027. Without a network: download the rates from gsa.gov/perdiem and save them as CSV.

  npm run per-diem -- 2027 rates.csv
  npm run per-diem -- --remove           no table: pages show none

Columns, in any order and in any case; lines above their names are skipped:
  STATE                                  two letters, or the name
  DESTINATION                            a town, or towns with '/' between them; 'Standard …' is skipped: it is not a town
  SEASON BEGIN, SEASON END               'October 1', 'March 31'; both empty for the whole year
  … Lodging …                            dollars a night ('FY27 Lodging Rate')
  … M&IE … or … Meals …                  dollars a day ('FY27 M&IE')
or, in place of season and lodging, twelve columns Oct, Nov … Sep. Other columns (ID, COUNTY) are not read.
Where the title or a column names its year ('FY27', 'FY 2027'), it has to be the one you typed.

Exit code: 0, or 1 with the line that cannot be read; ${FILE} is then unchanged.`;

async function write(table: PerDiemTable): Promise<void> {
  const text = JSON.stringify({ $schema: './schema/per-diem.schema.json', ...table });
  const style = await prettier.resolveConfig(FILE);
  writeFileSync(FILE, await prettier.format(text, { ...style, parser: 'json' }));
}

const [year = '', file] = process.argv.slice(2);
if (year === '--remove') {
  await write({ fiscalYear: null, states: {} });
  console.log(`${FILE} has no table now.`);
} else if (!/^20\d\d$/.test(year) || file === undefined) {
  console.log(HELP);
  process.exitCode = year === '--help' ? 0 : 1;
} else {
  try {
    const table = perDiemTable(readFileSync(file, 'utf8'), Number(year));
    await write(table);
    const towns = Object.values(table.states).reduce(
      (sum, state) => sum + Object.keys(state.towns).length,
      0,
    );
    console.log(
      `${FILE}: ${towns} towns of ${Object.keys(table.states).length} states, until September ${year}. Build and restart to show them.`,
    );
  } catch (error) {
    console.error(`per-diem: ${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
