import { readFileSync } from 'node:fs';

/**
 * The tests use two builds (docs/decisions/0040): one without any optional setting, and this one with all of them. The captcha's
 * keys and the addresses of mail, map tiles, hosted forms, tag manager and error reports are stand-ins: the browser tests answer in
 * their place. It also makes the tree that runs behind a front (deploy/README.md).
 */
const FULL_BUILD = {
  SITE_URL: 'https://www.example.com',
  BUILD_OUTPUT: 'standalone',
  COMPRESS: 'off',
  NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY: 'test-v3-key',
  NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: 'test-v2-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'test-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'test-template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'test-public-key',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example',
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: 'https://forms.example/hosted/reference',
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: 'https://forms.example/hosted/candidate-reference',
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: 'https://forms.example/hosted/upload',
  NEXT_PUBLIC_MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  NEXT_PUBLIC_MAP_TILE_ATTRIBUTION: 'Map data of the tests',
  NEXT_PUBLIC_SITE_VITALS: 'on',
  NEXT_PUBLIC_GTM_ID: 'GTM-TEST',
  NEXT_PUBLIC_SENTRY_DSN: 'https://0123456789abcdef0123456789abcdef@errors.example/1',
};

/** Their types are checked by `npm run types`, once for both. */
const TYPES = { BUILD_TYPES: 'checked-before' };

/** By these `npm run weight` knows the modules in a script. */
const SOURCE_MAPS = { BUILD_SOURCE_MAPS: 'on' };

/** The builds that browser tests run on; the first is the one that all of them need. */
export const TEST_BUILDS = [
  { name: 'without settings', distDir: '.next-bare', settings: { ...TYPES, ...SOURCE_MAPS } },
  { name: 'with every setting', distDir: '.next-full', settings: { ...TYPES, ...FULL_BUILD } },
];

/** What `npx -p node@24 -c 'npm test'` leaves to the commands it runs: npx would run it again in place of what it is asked for. */
const OF_NPX = ['npm_config_call', 'npm_config_package'];

/** The environment with every setting of .env.example empty, whatever the developer's shell, its .env or npx says. */
export function withoutSettings(environment) {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  const empty = Object.fromEntries(names.map(([, name]) => [name, '']));
  const others = Object.entries(environment).filter(([name]) => !OF_NPX.includes(name));
  return { ...Object.fromEntries(others), ...empty };
}
