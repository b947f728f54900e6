import { SPECULATION_RULES } from '@/lib/content/addresses/speculation';

/** Every path that the rules name. */
const named = JSON.stringify(SPECULATION_RULES);

it.each(['/thank-you', '/application-success', '/upload', '/onboarding', '/reference'])(
  '%s is not loaded ahead: it acts when it is shown, or is about one person',
  (path) => {
    expect(named).not.toContain(`"${path}"`);
  },
);

it('documents are prerendered, apps only fetched', () => {
  const [prerender, prefetch] = [SPECULATION_RULES.prerender, SPECULATION_RULES.prefetch].map(
    (rules) => JSON.stringify(rules),
  );
  for (const path of ['/', '/about', '/job-directory']) expect(prerender).toContain(`"${path}"`);
  for (const path of ['/jobs', '/quickapply', '/contact']) {
    expect(prefetch).toContain(`"${path}"`);
    expect(prerender).not.toContain(`"${path}"`);
  }
});
