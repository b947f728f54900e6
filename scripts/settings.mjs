import { sandboxSettings } from '../sandbox/settings.mjs';
import { readSettings, siteUrlOf } from '../server/settings.mjs';
import { fail } from './say.mjs';

export { loadSettings } from '../server/env-files.mjs';

/** Ends the script if a setting of the site or of the sandbox cannot be read. */
export function refuseWrongSettings(who, settings, others = []) {
  const problems = [...others];
  sandboxSettings(settings, problems);
  try {
    readSettings(settings, problems);
  } catch (error) {
    fail(who, error.message);
  }
}

/** Whether the staffing platform in a box is used, because no other is set. */
export const usesSandbox = (settings) => !settings.STAFFING_API_BASE_URL;

const MAIL_SETTINGS = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
];

const HOSTED_FORMS = {
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: '/hosted/reference',
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: '/hosted/candidate-reference',
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: '/hosted/upload',
};

/**
 * The settings with the contact form, the hosted forms and the alerts pointed at the sandbox, if it is used and they are not set.
 * Browsers open the hosted forms themselves, and the forms' addresses are written into the build.
 */
export function withSandbox(settings) {
  if (!usesSandbox(settings)) return settings;
  const port = settings.SANDBOX_PORT || '4010';
  const origin = settings.SANDBOX_PUBLIC_URL || `http://localhost:${port}`;
  const forms = Object.entries(HOSTED_FORMS).flatMap(([name, path]) =>
    settings[name] ? [] : [[name, `${origin}${path}`]],
  );
  const mail = MAIL_SETTINGS.some((name) => settings[name])
    ? []
    : [...MAIL_SETTINGS.map((name) => [name, 'sandbox']), ['NEXT_PUBLIC_EMAILJS_ORIGIN', origin]];
  const alerts =
    settings.ALERT_WEBHOOK_URL || settings.ALERT_EMAIL
      ? []
      : [['ALERT_WEBHOOK_URL', `http://127.0.0.1:${port}/alerts`]];
  return { ...settings, ...Object.fromEntries([...forms, ...mail, ...alerts]) };
}

const WRITTEN_IN = ['SITE_URL', 'BUILD_OUTPUT', 'BUILD_SOURCE_MAPS', 'COMPRESS'];

/** The settings that are written into the build: another value needs another build. */
export const buildSettings = (settings) =>
  Object.entries({ ...settings, SITE_URL: siteUrlOf(settings) })
    .filter(([name]) => name.startsWith('NEXT_PUBLIC_') || WRITTEN_IN.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
