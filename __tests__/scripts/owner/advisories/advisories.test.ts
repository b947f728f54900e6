import { affectedPackages, readAdvisories } from '@/scripts/owner/advisories/advisories';
import { compareVersions, isInRange } from '@/scripts/owner/advisories/version';

const lock = {
  packages: {
    '': { name: 'site', version: '1.0.0' },
    'node_modules/next': { version: '16.4.6' },
    'node_modules/a/node_modules/@b/c': { version: '1.2.0-rc.1', dev: true },
  },
};
const osv = (name: string, events: object[], more: object = {}) => ({
  id: 'GHSA-1',
  summary: 'bad',
  affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
});
const found = (text: unknown) =>
  affectedPackages(lock, readAdvisories(JSON.stringify(text))).map(
    ({ name, version, isDev }) => `${name} ${version} ${isDev}`,
  );

describe('advisories from a file', () => {
  it.each([
    [[{ introduced: '0' }, { fixed: '16.4.7' }], 1],
    [[{ introduced: '0' }, { fixed: '16.4.6' }], 0],
    [[{ introduced: '16.4.6' }], 1],
    [[{ introduced: '16.5.0' }], 0],
    [[{ introduced: '0' }, { last_affected: '16.4.6' }], 1],
    [[{ introduced: '0' }, { fixed: '15.0.0' }, { introduced: '16.0.0' }, { fixed: '16.9.0' }], 1],
  ])('OSV: %j', (events, count) => {
    expect(found([osv('next', events)])).toHaveLength(count);
  });

  it('reads one, a list, `vulns`, and one per line', () => {
    const one = osv('next', [{ introduced: '0' }]);
    const lines = readAdvisories(`${JSON.stringify(one)}\n${JSON.stringify(one)}\n`);
    expect([found(one), found({ vulns: [one] }), lines].map(({ length }) => length)).toEqual([
      1, 1, 2,
    ]);
  });

  it('finds nested packages, and marks those that are not on servers', () => {
    expect(found([osv('@b/c', [{ introduced: '1.0.0' }, { fixed: '1.2.0' }])])).toEqual([
      '@b/c 1.2.0-rc.1 true',
    ]);
  });

  it('reads GitHub’s list', () => {
    const range = (vulnerable_version_range: string, ecosystem = 'npm') => ({
      ghsa_id: 'GHSA-2',
      summary: 'bad',
      vulnerabilities: [{ package: { ecosystem, name: 'next' }, vulnerable_version_range }],
    });
    expect(found([range('>= 16.0.0, < 16.4.7')])).toEqual(['next 16.4.6 false']);
    expect(found([range('< 16.4.6')])).toEqual([]);
    expect(found([range('>= 16.0.0', 'pip')])).toEqual([]);
  });

  it('leaves out what was withdrawn, and refuses a file that is not an export', () => {
    expect(found([osv('next', [{ introduced: '0' }], { withdrawn: '2026-01-01' })])).toEqual([]);
    expect(() => readAdvisories('{"a":1}')).toThrow('neither');
    expect(() => readAdvisories('nothing')).toThrow();
  });

  it('orders versions as npm does', () => {
    const order = [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0',
      '1.2.0',
      '1.10.0',
    ];
    expect(order.toReversed().toSorted(compareVersions)).toEqual(order);
    expect(isInRange('1.2.3', 'whatever it says')).toBe(true);
  });
});
