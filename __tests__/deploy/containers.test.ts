import { readFileSync } from 'node:fs';
import { HOLD } from '@/scripts/owner/backup/hold';

const COMPOSE = readFileSync('deploy/compose.yaml', 'utf8');
const DOCKERFILE = readFileSync('deploy/Dockerfile', 'utf8');
const SETTINGS = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);

/** Settings the containers decide themselves; those of the sandbox, which production lacks, are left out below. */
const OWN = ['DATA_DIR', 'HOSTNAME', 'LISTEN_SOCKET', 'COMPRESS'];
/** Of the containers alone: the site reads DATABASE_URL, which contains it. */
const OF_CONTAINERS = ['DATABASE_PASSWORD', 'DATABASE_CONTAINERS'];
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
    expect(named.filter((name) => ![...SETTINGS, ...OF_CONTAINERS].includes(name))).toEqual([]);
  });

  it('has one database for both instances, and begins with it', () => {
    expect(COMPOSE).toMatch(/DATABASE_URL: .*@postgres\/fernway/);
    expect(COMPOSE).toContain('postgres: { condition: service_healthy }');
    expect(COMPOSE).toContain("'postgres:/var/lib/postgresql/data'");
  });

  it('needs neither that database nor its password with a rented one', () => {
    expect(COMPOSE).toMatch(/\n {2}postgres:\n.*\n {4}scale: \$\{DATABASE_CONTAINERS:-1\}\n/);
    expect(COMPOSE).not.toMatch(/\$\{DATABASE_(?:PASSWORD|URL):?\?/);
  });

  it.each(['data-1', 'data-2', 'assets', 'postgres', 'sockets'])('has a volume for %s', (name) => {
    const volumes = COMPOSE.slice(COMPOSE.lastIndexOf('\nvolumes:'));
    expect(volumes).toContain(`\n  ${name}:`);
    expect(COMPOSE).toContain(`'${name}:/`);
  });

  it('waits for health before it sends visitors', () => {
    expect(COMPOSE.match(/condition: service_healthy/g)).toHaveLength(3);
    expect(DOCKERFILE).toContain('HEALTHCHECK');
  });
});

it('a restore in PostgreSQL’s container holds what waited, as `npm run backup -- --restore` does', () => {
  expect(readFileSync('deploy/README.md', 'utf8')).toContain(HOLD.trim().replace(/\s+/g, ' '));
});
