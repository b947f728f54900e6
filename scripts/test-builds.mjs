import { readFileSync } from 'node:fs';

/**
 * The tests use two builds (docs/decisions/0005): one without any optional setting, and this one with all of them.
 * The captcha's keys are stand-ins: the browser tests answer the provider's script themselves.
 */
export const FULL_BUILD = {
  NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY: 'test-v3-key',
  NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: 'test-v2-key',
};

/** The environment with every setting of .env.example empty, whatever the developer's shell or .env says. */
export function withoutSettings(environment) {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)];
  return { ...environment, ...Object.fromEntries(names.map(([, name]) => [name, ''])) };
}
