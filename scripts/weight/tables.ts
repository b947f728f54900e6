import type { PageWeight } from '@/e2e/support/weigh';
import { budgetOf } from '@/e2e/support/weight-budgets';
import { moduleBytes, type Part } from './module-bytes';

const MODULES_SHOWN = 10;

const number = (bytes: number) => Math.round(bytes).toLocaleString('en-US');

function printRows(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
}

/** Prints what each page weighs, its budget and what is left of it. @returns whether every page is within its budget */
export function printPages(weights: readonly PageWeight[]): boolean {
  const rows = weights.map((weight) => {
    const budget = budgetOf(weight.kind);
    return {
      weight,
      budget,
      htmlLeft: budget.html - weight.html,
      stylesLeft: budget.styles - weight.styles,
      scriptLeft: budget.script - weight.after,
    };
  });
  console.log('\nBytes after brotli 11; script before and after the first input:\n');
  printRows([
    ['page', 'kind', 'HTML', 'limit', 'left', 'styles', 'left', 'before', 'after', 'limit', 'left'],
    ...rows.map(({ weight, budget, htmlLeft, stylesLeft, scriptLeft }) => [
      weight.page,
      weight.kind,
      ...[weight.html, budget.html, htmlLeft].map(number),
      ...[weight.styles, stylesLeft].map(number),
      ...[weight.before, weight.after, budget.script, scriptLeft].map(number),
    ]),
  ]);
  return rows.every(
    ({ htmlLeft, stylesLeft, scriptLeft }) => Math.min(htmlLeft, stylesLeft, scriptLeft) >= 0,
  );
}

/** Prints the modules of ours that weigh most on a page, beside packages, React and Next. */
export function printModules({ page, scripts }: PageWeight, distDir: string): void {
  const parts = moduleBytes(scripts, distDir);
  if (!parts.some(({ name }) => name.startsWith('components/')))
    throw new Error(
      `The source maps of ${distDir} name no component: the bundler names sources differently.`,
    );
  const of = (owner: Part['owner']) => parts.filter((part) => part.owner === owner);
  const sum = (some: readonly Part[]) =>
    number(some.reduce((total, { bytes }) => total + bytes, 0));
  const packages = of('package').map(({ name, bytes }) => `${name} ${number(bytes)}`);
  console.log(
    `\n${page}: ours ${sum(of('ours'))}, React and Next ${sum(of('React and Next'))}, packages ${sum(of('package'))}${packages.length > 0 ? ` (${packages.join(', ')})` : ''}; our heaviest modules:\n`,
  );
  printRows(
    of('ours')
      .slice(0, MODULES_SHOWN)
      .map(({ name, bytes }) => [name, number(bytes)]),
  );
}
