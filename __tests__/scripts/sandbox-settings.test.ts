import { buildSettings, withSandbox } from '@/scripts/settings.mjs';

type Settings = Readonly<Record<string, string>>;

const ALERT = { ALERT_EMAIL: 'owner@agency.test' };
const KEYS = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'a',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'b',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'c',
};
const FORMS = {
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: 'https://forms.test/r',
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: 'https://forms.test/c',
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: 'https://forms.test/u',
};
const formsAtSandbox = (origin: string) => ({
  NEXT_PUBLIC_HOSTED_REFERENCE_URL: `${origin}/hosted/reference`,
  NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL: `${origin}/hosted/candidate-reference`,
  NEXT_PUBLIC_HOSTED_UPLOAD_URL: `${origin}/hosted/upload`,
});
const alertsAt = (port: number) => ({ ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/alerts` });
const atSandbox = (origin: string, port = 4010) => ({
  ...alertsAt(port),
  ...formsAtSandbox(origin),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'sandbox',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'sandbox',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'sandbox',
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin,
});

describe('where `npm start` sends mail of the contact form and alerts, and finds the hosted forms', () => {
  it.each<[string, Settings, Settings]>([
    ['nothing is set: the sandbox', {}, atSandbox('http://localhost:4010')],
    [
      'the sandbox has another port',
      { SANDBOX_PORT: '5000' },
      atSandbox('http://localhost:5000', 5000),
    ],
    [
      'browsers reach the sandbox elsewhere',
      { SANDBOX_PUBLIC_URL: 'http://192.168.1.20:4010' },
      atSandbox('http://192.168.1.20:4010'),
    ],
    [
      'mail keys are set: only mail does not use the sandbox',
      KEYS,
      { ...formsAtSandbox('http://localhost:4010'), ...alertsAt(4010) },
    ],
    [
      'addresses of forms are set too: only alerts use the sandbox',
      { ...KEYS, ...FORMS },
      alertsAt(4010),
    ],
    [
      'a recipient of alerts is set too: nothing uses the sandbox',
      { ...KEYS, ...FORMS, ...ALERT },
      {},
    ],
    [
      'only a platform is set: nothing uses the sandbox',
      { STAFFING_API_BASE_URL: 'https://x' },
      {},
    ],
  ])('%s', (_, given, added) => {
    expect(withSandbox(given)).toEqual({ ...given, ...added });
  });

  it('are among the settings of a build, so another port makes another build', () => {
    const made = withSandbox({ SANDBOX_PORT: '5000' });
    expect(buildSettings(made)).toContainEqual([
      'NEXT_PUBLIC_EMAILJS_ORIGIN',
      'http://localhost:5000',
    ]);
  });
});
