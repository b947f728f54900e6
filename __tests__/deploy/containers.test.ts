import { readFileSync } from 'node:fs';

const COMPOSE = readFileSync('deploy/compose.yaml', 'utf8');
const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const SETTINGS = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);

/** Settings the containers decide themselves; those of the sandbox, which production lacks, are left out below. */
const OWN = ['DATA_DIR', 'HOSTNAME', 'LISTEN_SOCKET', 'COMPRESS'];
const passed = SETTINGS.filter((name) => !OWN.includes(name) && !name.startsWith('SANDBOX_'));

describe('deploy/compose.yaml', () => {
  it.each(passed)('passes on %s', (name) => {
    expect(COMPOSE).toMatch(new RegExp(`\\$\\{${name}\\b`));
  });

  it.each(SETTINGS.filter((name) => name.startsWith('NEXT_PUBLIC_')))(
    'gives %s to the build, and the Dockerfile takes it',
    (name) => {
      expect(COMPOSE).toContain(`      ${name}: \${${name}:-}`);
      expect(DOCKERFILE).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
    },
  );

  it('names only settings that the code reads', () => {
    const named = [...COMPOSE.matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([]);
  });

  it('keeps what is written to Redis, with room for the outbox', () => {
    const [, megabytes] = /'(\d+)mb'/.exec(COMPOSE) ?? [];
    expect(Number(megabytes)).toBeGreaterThan(1_024);
    for (const word of ["'--appendonly'", "'always'", "'volatile-lru'", "'redis:/data'"])
      expect(COMPOSE).toContain(word);
  });

  it.each(['data-1', 'data-2', 'assets', 'redis', 'sockets'])('has a volume for %s', (name) => {
    const volumes = COMPOSE.slice(COMPOSE.lastIndexOf('\nvolumes:'));
    expect(volumes).toContain(`\n  ${name}:`);
    expect(COMPOSE).toContain(`'${name}:/`);
  });

  it('can list what waits, and waits for health before it sends visitors', () => {
    expect(COMPOSE).toMatch(/\n {2}outbox:\n(?: {4}.*\n)+? {4}entrypoint: .*'outbox'/);
    expect(COMPOSE.match(/condition: service_healthy/g)).toHaveLength(3);
    expect(DOCKERFILE).toContain('HEALTHCHECK');
  });
});
