import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * The type check of a copy of the project.
 * @returns for paths of the copy, those that have errors. What did not change since the last call is not parsed again.
 */
export function typesOf(folder: string): (paths: readonly string[]) => readonly string[] {
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
    const rootNames = paths.map((path) => join(folder, path));
    const program = ts.createProgram(rootNames, settings, host);
    return program
      .getSourceFiles()
      .filter(({ fileName }) => rootNames.includes(fileName))
      .filter((file) => program.getSemanticDiagnostics(file).length > 0)
      .map(({ fileName }) => relative(folder, fileName));
  };
}
