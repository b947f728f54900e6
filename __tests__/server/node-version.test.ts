import { readFileSync } from 'node:fs';
import { itUnless } from '../support/left-out';
import {
  LEAST_NODE,
  PINNED_NODE,
  missingNodeFixes,
  nodeVersionProblem,
  refuseOldNode,
} from '@/server/node-version.mjs';

describe('the version of Node', () => {
  it.each([
    ['18.20.4', false],
    ['20.20.2', false],
    ['22.9.0', false],
    ['22.13.9', false],
    ['22.14.0', true],
    ['22.14.1', true],
    ['23.0.0', true],
    ['24.21.0', true],
    ['26.10.0', true],
    ['100.1.0', true],
  ])('Node %s is new enough: %p', (version, isEnough) => {
    const said = `Node ${version} is too old: install Node 22.14.0 or newer (see .nvmrc).`;
    expect(nodeVersionProblem(version)).toBe(isEnough ? null : said);
    if (isEnough) expect(() => refuseOldNode(version)).not.toThrow();
    else expect(() => refuseOldNode(version)).toThrow(said);
  });

  it.each([
    [
      '22.14.0',
      /^Node 22\.14\.0 lacks .* October 2026: install 22\.23\.4 or newer on this machine, .* fetched$/,
    ],
    ['22.23.3', /22\.23\.4/],
    ['22.23.4', null],
    ['22.24.0', null],
    ['23.11.0', /^Node 23\.11\.0 gets no security fixes/],
    ['24.21.0', /24\.22\.1/],
    ['24.22.3', null],
    ['24.22.1', null],
    ['25.9.0', /gets no security fixes/],
    ['26.12.0', /26\.12\.1/],
    ['26.12.1', null],
    ['26.100.0', null],
    ['28.0.0', null],
  ])('fixes that Node %s lacks: %p', (version, said) => {
    if (said === null) expect(missingNodeFixes(version)).toBeNull();
    else expect(missingNodeFixes(version)).toMatch(said);
  });

  const { platform, arch } = process;
  itUnless(platform === 'linux' && /^(?:x64|arm64)$/.test(arch) ? null : 'none is to be had here')(
    'that is fetched has the security fixes',
    () => {
      expect(nodeVersionProblem(PINNED_NODE)).toBeNull();
      expect(missingNodeFixes(PINNED_NODE)).toBeNull();
    },
  );

  it('is named the same by package.json, .nvmrc, the image, the recipe and the lock file', () => {
    const text = (path: string): string => readFileSync(path, 'utf8');
    const { engines } = JSON.parse(text('package.json')) as { engines: { node: string } };
    const lock = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { engines?: { node: string } }>;
    };
    const line = text('.nvmrc').trim();
    expect(engines.node).toBe(`>=${LEAST_NODE}`);
    expect(lock.packages['']?.engines?.node).toBe(engines.node);
    expect(text('deploy/Dockerfile').match(/^FROM node:\d+/gm)).toEqual([
      `FROM node:${line}`,
      `FROM node:${line}`,
    ]);
    expect(text('deploy/README.md')).toContain(`latest-v${line}.x`);
    expect(text('README.md')).toContain(`Node ${LEAST_NODE.replace(/\.0$/, '')} or newer`);
  });
});
