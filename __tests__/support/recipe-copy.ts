import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const COPIED = [
  'app',
  'components',
  'content',
  'elements',
  'lib',
  'sandbox',
  'scripts',
  'server',
  '__tests__',
  'middleware.ts',
  'package.json',
  'tsconfig.json',
];
/** What files know without importing it. */
const AMBIENT = [
  'styles.d.ts',
  'elements/jsx.d.ts',
  '__tests__/support/setup.ts',
  'node_modules/next/types/global.d.ts',
];

/** A copy of the project on which recipes of docs/how-to are followed. */
export function makeRecipeCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
  for (const entry of COPIED) cpSync(entry, join(folder, entry), { recursive: true });
  for (const linked of ['node_modules', 'public'])
    symlinkSync(resolve(linked), join(folder, linked));
  writeFileSync(join(folder, 'styles.d.ts'), "declare module '*.css';\n");

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    write,
    /** Changes a file of the copy. */
    edit: (path: string, change: (text: string) => string): void =>
      write(path, change(readFileSync(join(folder, path), 'utf8'))),
    typesOf: typesOf(folder),
    /** Runs Node in the copy. @returns what it printed */
    async run(
      args: readonly string[],
      env: Readonly<Record<string, string>> = {},
    ): Promise<unknown> {
      const how = ['--conditions=react-server', '--import', 'tsx', ...args];
      const options = {
        cwd: folder,
        env: { ...process.env, DATA_DIR: join(folder, '.data'), ...env },
      };
      const { stdout } = await promisify(execFile)(process.execPath, how, options);
      return JSON.parse(stdout);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
export type RecipeCopy = ReturnType<typeof makeRecipeCopy>;

/** @returns for paths of the folder, those that have errors. What did not change since the last call is not parsed again. */
function typesOf(folder: string): (paths: readonly string[]) => readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, folder);
  const settings = { ...options, incremental: false, paths: { '@/*': [join(folder, '*')] } };
  const host = ts.createCompilerHost(settings);
  const parse = host.getSourceFile.bind(host);
  const parsed = new Map<string, { text: string; file: ts.SourceFile | undefined }>();
  host.getSourceFile = (name, ...more) => {
    const text = name.startsWith(folder) ? readFileSync(name, 'utf8') : '';
    const known = parsed.get(name);
    if (known?.text === text) return known.file;
    const file = parse(name, ...more);
    parsed.set(name, { text, file });
    return file;
  };
  return (paths) => {
    const roots = [...AMBIENT, ...paths].map((path) => join(folder, path));
    const program = ts.createProgram(roots, settings, host);
    return program
      .getSourceFiles()
      .filter(({ fileName }) => roots.includes(fileName))
      .filter((file) =>
        [program.getSyntacticDiagnostics(file), program.getSemanticDiagnostics(file)].some(
          (problems) => problems.length > 0,
        ),
      )
      .map(({ fileName }) => relative(folder, fileName));
  };
}
