import { EventEmitter } from 'node:events';
import { readdirSync } from 'node:fs';
import { metricsText } from '@/server/metrics.mjs';
import { globals } from '@/server/process-globals.mjs';
import { countRequest, pageKind } from '@/server/request-metrics.mjs';

/** The addresses of the pages in a folder of app/, without groups, and with ids replaced by 'x1'. */
const pagesIn = (folder: string): string[] =>
  readdirSync(`app/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\[\[?[^/]*\]/g, 'x1')}`);

describe('the kind of page', () => {
  it.each(['(apps)', '(hosted)', '(bare)'].flatMap(pagesIn))('%s is an app', (path) => {
    expect(pageKind(path)).toBe('app');
    expect(pageKind(`${path}/`)).toBe('app');
  });

  it.each([...pagesIn('(documents)'), '/', '/no-such-page', '/Travel-Nursing-Jobs'])(
    '%s is a document',
    (path) => expect(pageKind(path)).toBe('document'),
  );

  it.each([
    ['/api/jobs', 'api'],
    ['/api/health', 'api'],
    ['/feeds/jobs.xml', 'feed'],
    ['/jobs/feed.json', 'feed'],
    ['/sitemap.xml', 'feed'],
    ['/_next/static/site/site-1.js', null],
    ['/art/hill.svg', null],
    ['/robots.txt', null],
    ['/metrics', null],
  ])('%s: %s', (path, kind) => expect(pageKind(path)).toBe(kind));
});

describe('counting a request', () => {
  beforeEach(() => globals.metrics.clear());
  const answered = (path: string, statusCode: number, writableFinished = true) => {
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished });
    countRequest(response, path);
    response.emit('close');
  };

  it('records kind and class of status, and nothing of the address', () => {
    answered('/jobs/a0K1secret', 200);
    answered('/jobs/a0K1secret', 404);
    answered('/api/applications', 503);
    answered('/about', 200, false);
    const text = metricsText();
    for (const labels of [
      'kind="document",status="2xx"',
      'kind="document",status="4xx"',
      'kind="api",status="5xx"',
      'kind="document",status="aborted"',
    ])
      expect(text).toContain(`site_http_requests_total{${labels}} 1\n`);
    expect(text).toContain('site_http_request_duration_seconds_count{kind="document"} 3\n');
    expect(text).not.toContain('secret');
  });

  it('leaves out files and scrapes', () => {
    answered('/_next/static/chunks/1.js', 200);
    answered('/metrics', 200);
    expect(globals.metrics.size).toBe(0);
  });
});
