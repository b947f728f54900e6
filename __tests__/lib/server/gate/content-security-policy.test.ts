import { createHash } from 'node:crypto';
import {
  PagePolicy,
  plainPagePolicy,
  type PolicySettings,
} from '@/lib/server/gate/content-security-policy';
import { PAGE_FADE } from '@/lib/content/pages/page-fade';
import { FILTER_FOLD_SCRIPT } from '@/lib/domain/query/filter-fold';

const BARE: PolicySettings = {
  recaptchaV3SiteKey: null,
  recaptchaV2SiteKey: null,
  emailjsPublicKey: null,
  emailjsOrigin: null,
  hostedReferenceUrl: null,
  hostedCandidateReferenceUrl: null,
  hostedUploadUrl: null,
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  gtmId: null,
  sentryDsn: null,
};
const sourcesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (...scripts: readonly string[]) =>
  `<html><head>${scripts.map((script) => `<script>${script}</script>`).join('')}</head></html>`;

const FRAMEWORKS = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"script":null})',
];
const FOREIGN = [
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"])||alert([1])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({a:alert(1)})',
  '',
];

describe('the policy of a cached page', () => {
  it.each(FRAMEWORKS)('lets the framework’s %s run', (script) => {
    const unknown = jest.fn();
    const policy = new PagePolicy(BARE, unknown).ofHtml(page(script));
    expect(sourcesOf(policy)['script-src']).toEqual(["'self'", hashOf(script)]);
    expect(unknown).not.toHaveBeenCalled();
  });

  it.each(FOREIGN)('does not let %j run, and reports it', (script) => {
    const unknown = jest.fn();
    const policy = new PagePolicy(BARE, unknown).ofHtml(page(script));
    expect(sourcesOf(policy)['script-src']).toEqual(["'self'"]);
    expect(unknown).toHaveBeenCalledWith(script);
  });

  it('needs no hash for data and for files', () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script async="" src="/_next/a.js"></script>';
    expect(sourcesOf(new PagePolicy(BARE).ofHtml(html))['script-src']).toEqual(["'self'"]);
  });

  it('lists each script once', () => {
    const [script = ''] = FRAMEWORKS;
    const policy = new PagePolicy(BARE).ofHtml(page(script, script));
    expect(sourcesOf(policy)['script-src']).toHaveLength(2);
  });
});

describe('which hosts a page may load from', () => {
  it('no others without settings, except for maps', () => {
    const sources = sourcesOf(new PagePolicy(BARE).withNonce('abc'));
    expect(sources).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", "'nonce-abc'", hashOf(FILTER_FOLD_SCRIPT)],
      'style-src': ["'self'", hashOf(PAGE_FADE), "'nonce-abc'"],
      'img-src': ["'self'", 'data:', 'https://tile.openstreetmap.org'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ['https://www.google.com'],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  const CAPTCHA = 'https://www.google.com/recaptcha/';
  it.each<[string, Partial<PolicySettings>, string, string]>([
    ['captcha', { recaptchaV3SiteKey: 'k' }, 'script-src', CAPTCHA],
    ['captcha', { recaptchaV2SiteKey: 'k' }, 'frame-src', CAPTCHA],
    ['mail', { emailjsPublicKey: 'k' }, 'connect-src', 'https://api.emailjs.com'],
    [
      'mail elsewhere',
      { emailjsPublicKey: 'k', emailjsOrigin: 'http://localhost:4010' },
      'connect-src',
      'http://localhost:4010',
    ],
    [
      'hosted forms',
      { hostedUploadUrl: 'https://forms.example/a?b' },
      'frame-src',
      'https://forms.example',
    ],
    [
      'tiles',
      { mapTileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
      'img-src',
      'https://*.tiles.example',
    ],
    ['tag manager', { gtmId: 'GTM-1' }, 'script-src', 'https://www.googletagmanager.com'],
    [
      'error reports',
      { sentryDsn: 'https://k@errors.example/1' },
      'connect-src',
      'https://errors.example',
    ],
  ])('%s, if it is set', (_, settings, directive, source) => {
    const policy = new PagePolicy({ ...BARE, ...settings }).withNonce('abc');
    expect(sourcesOf(policy)[directive]).toContain(source);
    expect(new PagePolicy(BARE).withNonce('abc').split(' ')).not.toContain(source);
  });
});

it('one page may be framed by any site', () => {
  const framing = (policy: string) => sourcesOf(policy)['frame-ancestors'];
  expect(framing(new PagePolicy(BARE).withNonce('abc', 'anyone'))).toEqual(['*']);
  expect(framing(new PagePolicy(BARE).withNonce('abc'))).toEqual(["'none'"]);
});

it('a standalone page may have its own style and nothing else', () => {
  expect(plainPagePolicy('a{}')).toContain(`style-src ${hashOf('a{}')}`);
  expect(plainPagePolicy('a{}')).toContain("default-src 'none'");
});
