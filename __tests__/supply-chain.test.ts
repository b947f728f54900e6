import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly gypfile?: boolean;
};
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
> & { scripts: Record<string, string> };
const lock = read('package-lock.json') as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** Packages that run an install script: both fetch or check a binary for this machine. */
const INSTALL_SCRIPTS = ['node_modules/@parcel/watcher', 'node_modules/esbuild'];

it('every dependency names one exact version, which is locked', () => {
  expect(Object.entries(direct).filter(([, version]) => !EXACT.test(version))).toEqual([]);
  for (const [name, version] of Object.entries(direct))
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
});

it('no package is both a dependency and a dev dependency', () => {
  const twice = Object.keys(manifest.dependencies).filter(
    (name) => name in manifest.devDependencies,
  );
  expect(twice).toEqual([]);
});

it("every locked package has its checksum, except other platforms' binaries", () => {
  expect(locked.length).toBeGreaterThan(500);
  for (const [path, { version = '', integrity, optional }] of locked) {
    expect([path, EXACT.test(version)]).toEqual([path, true]);
    if (integrity === undefined) {
      // Binaries that were not visible where the lock was made; npm picks one by platform alone.
      expect([path, optional]).toEqual([path, true]);
      expect(path).toMatch(/-(?:android|darwin|freebsd|linux|openharmony|win32|wasm32)/);
    } else expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
  }
});

it('every package comes from the public registry', () => {
  const elsewhere = locked.flatMap(([path, { resolved }]) =>
    resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${path}: ${resolved}`],
  );
  expect(elsewhere).toEqual([]);
});

it('no package runs an install script, except those we know; neither do we', () => {
  const running = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(running.map(([path]) => path)).toEqual(INSTALL_SCRIPTS);
  for (const name of ['preinstall', 'install', 'postinstall', 'prepare'])
    expect(manifest.scripts).not.toHaveProperty(name);
});

it('npm compiles no package: the lock file says so of each that could be, which `npm install` forgets', () => {
  const compiled = locked.filter(
    ([path, { hasInstallScript = false, gypfile = true }]) =>
      !hasInstallScript && gypfile && existsSync(join(path, 'binding.gyp')),
  );
  expect(compiled.map(([path]) => path)).toEqual([]);
});
