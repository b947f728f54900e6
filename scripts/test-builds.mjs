import { buildSettings } from './settings.mjs';

/**
 * The tests use two builds (docs/decisions/0005): one without any optional setting, and this one with all of them.
 * The captcha's keys are stand-ins: the browser tests answer the provider's script themselves.
 */
export const FULL_BUILD = {
  NEXT_PUBLIC_RECAPTCHA_V3_SITE_KEY: 'test-v3-key',
  NEXT_PUBLIC_RECAPTCHA_V2_SITE_KEY: 'test-v2-key',
};

const SERVER_SETTINGS = [
  'STAFFING_API_BASE_URL',
  'PORT',
  'SANDBOX_PORT',
  'DATA_DIR',
  'TRUSTED_PROXIES',
  'LOG_LEVEL',
];

/** An environment in which none of the site's own settings is set, whatever the developer's shell or .env says. */
export function withoutSettings(environment) {
  const own = [...buildSettings(environment).map(([name]) => name), ...SERVER_SETTINGS];
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !own.includes(name)));
}
