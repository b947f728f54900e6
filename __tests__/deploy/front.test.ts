import { readFileSync, readdirSync } from 'node:fs';

const TEMPLATE = readFileSync('deploy/nginx/site.conf.template', 'utf8');
/** What the front passes on without looking for a kept answer. */
const PASSED_ON = [...TEMPLATE.matchAll(/^ {2}location ~ (\S+) \{/gm)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => {
    const parts = file.split('/').slice(0, -1);
    const address = `/${parts.filter((part) => !part.startsWith('(')).join('/')}`;
    return { address, source: readFileSync(`app/${file}`, 'utf8') };
  });

describe('the front of deploy/', () => {
  it.each(PAGES.map(({ address, source }) => [address, source]))(
    '%s is looked for among what is kept unless it is made for each request',
    (address, source) => {
      const isPerRequest = /\bsearchParams\b|'force-dynamic'/.test(source);
      expect(PASSED_ON.some((pattern) => pattern.test(address))).toBe(isPerRequest);
    },
  );

  it('never looks for, or keeps, applications and references', () => {
    expect(PASSED_ON.some((pattern) => pattern.test('/api/references/candidate'))).toBe(true);
    const applications = /location = \/api\/applications \{([^}]+)\}/.exec(TEMPLATE)?.[1] ?? '';
    expect(applications).toContain('proxy_request_buffering off');
    expect(applications).not.toContain('proxy_cache');
  });

  it('has a value for every name in it, here and in the compose file', () => {
    const names = new Set(TEMPLATE.match(/\$\{[A-Z_]+\}/g));
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    const local = readFileSync('scripts/test/deployment.ts', 'utf8');
    for (const name of [...names].map((whole) => whole.slice(2, -1))) {
      expect(local).toContain(`${name}:`);
      expect(compose).toContain(`${name}:`);
    }
  });
});
