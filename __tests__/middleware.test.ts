import { RECRUITERS } from '@/lib/content/pages/recruiters';
import { NextRequest } from 'next/server';
import { GET } from '@/app/go/[slug]/route';
import { middleware } from '@/middleware';

const ask = (path: string) => new NextRequest(new URL(path, 'http://ours.example'));

describe('the middleware', () => {
  it.each(['/nursing', '/NURSING', '/Nursing/'])(
    'redirects %s itself, with the headers of a redirect',
    (path) => {
      const response = middleware(ask(`${path}?utm_source=a`));
      expect(response?.status).toBe(308);
      expect(new URL(response?.headers.get('location') ?? '').href).toBe(
        'http://ours.example/Nursing-Staffing-Services?utm_source=a',
      );
      expect(response?.headers.get('cache-control')).toBe('public, max-age=86400');
    },
  );

  it.each(['/rn?utm_source=a', '/RN/?utm_source=a', '/ct'])('hands %s to the handler', (path) => {
    const target = new URL(middleware(ask(path))?.headers.get('x-middleware-rewrite') ?? '');
    expect(target.pathname.toLowerCase()).toMatch(/^\/go\/(rn|ct)$/);
    expect(target.search).toBe(new URL(ask(path).url).search);
  });

  it.each(['/nowhere', '/about'])('leaves %s alone', (path) => {
    expect(middleware(ask(path))).toBeUndefined();
  });
});

describe('the handler of short addresses (RD-10, RD-11)', () => {
  const go = (slug: string, search = '') =>
    GET(ask(`/${slug}${search}`), { params: Promise.resolve({ slug }) });

  it('redirects with a page that has a link, and keeps the query', async () => {
    const response = await go('rn', '?utm_source=a&b="><script>');
    const location = '/jobs?title=RN&utm_source=a&b=%22%3E%3Cscript%3E';
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe(location);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('Redirecting to jobs...');
    expect(html).toContain(`<a href="${location.replaceAll('&', '&amp;')}">`);
  });

  it('redirects to a recruiter’s calendar', async () => {
    for (const { slug, calendarUrl } of RECRUITERS) {
      const response = await go(slug);
      expect([response.status, response.headers.get('location')]).toEqual([307, calendarUrl]);
      expect(await response.text()).toContain('Redirecting...');
    }
  });

  it.each(['nursing', 'nowhere', '..', '%2F%2Fevil.example'])(
    'answers 404 for %s',
    async (slug) => {
      expect((await go(slug)).status).toBe(404);
    },
  );
});
