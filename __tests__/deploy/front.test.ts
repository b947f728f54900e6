import { readFileSync, readdirSync } from 'node:fs';
import { PagePolicy } from '@/lib/server/gate/content-security-policy';
import { createSiteHeaders } from '@/lib/server/gate/response-headers';

const TEMPLATE = readFileSync('deploy/nginx/site.conf.template', 'utf8');
/** What the front passes on without looking in its cache. */
const PASSED_ON = [...TEMPLATE.matchAll(/^ {2}location ~\*? (\S+) \{/gm)].map(
  ([, pattern = '']) => new RegExp(pattern),
);

const PAGES = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => file.split('/').slice(0, -1))
  .map((parts) => `/${parts.filter((part) => !part.startsWith('(')).join('/')}`);
const headers = createSiteHeaders({ policy: new PagePolicy(), siteUrl: 'https://fernway.example' });

describe('the front proxy of deploy/', () => {
  it.each(PAGES)(
    '%s is looked up in the proxy’s cache unless it is made for each request',
    (path) => {
      // Such a page has a nonce (e2e/safety/cached-pages.spec.ts).
      const isPerRequest = 'content-security-policy' in headers.forPath(path).request;
      expect(PASSED_ON.some((pattern) => pattern.test(path))).toBe(isPerRequest);
    },
  );

  it('never looks up or caches applications and references', () => {
    expect(PASSED_ON.some((pattern) => pattern.test('/api/references/candidate'))).toBe(true);
    const applications = /location = \/api\/applications \{([^}]+)\}/.exec(TEMPLATE)?.[1] ?? '';
    expect(applications).toContain('proxy_request_buffering off');
    expect(applications).not.toContain('proxy_cache');
  });

  it('has a value for every name in it, here and in the compose file', () => {
    const names = new Set(TEMPLATE.match(/\$\{[A-Z_]+\}/g));
    const compose = readFileSync('deploy/compose.yaml', 'utf8');
    const local = readFileSync('scripts/test/nginx-parts.ts', 'utf8');
    for (const name of [...names].map((whole) => whole.slice(2, -1))) {
      expect(local).toContain(`${name}:`);
      expect(compose).toContain(`${name}:`);
    }
  });
});

describe('the balancer of deploy/', () => {
  const template = readFileSync('deploy/nginx/balancer.conf.template', 'utf8');
  const blockOf = (location: string) =>
    template.slice(template.indexOf(`location ${location} {`)).split('}', 1)[0] ?? '';

  it('sends a page to the other front, and no application a second time', () => {
    expect(blockOf('/')).toMatch(/proxy_next_upstream .*\bhttp_502;/);
    expect(blockOf('= /api/applications')).toMatch(/proxy_next_upstream error timeout;/);
    expect(blockOf('= /api/applications')).toContain('proxy_request_buffering off');
    expect(template).not.toContain('non_idempotent');
  });

  it('does not retry a 503, which is the site’s own answer', () => {
    expect(template).not.toContain('http_503');
  });

  it('has a value for every name in it when it runs here', () => {
    const names = new Set(template.match(/\$\{[A-Z_]+\}/g));
    const local = readFileSync('scripts/test/nginx-parts.ts', 'utf8');
    for (const name of [...names].map((whole) => whole.slice(2, -1)))
      expect(local).toContain(`${name}:`);
  });
});
