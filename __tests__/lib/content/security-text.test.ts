import { securityText } from '@/lib/content/pages/security-text';

it('names a contact, and an expiry within a year (RFC 9116)', () => {
  const now = new Date('2026-11-24T13:14:15Z');
  const text = securityText({ email: 'a@example.com', siteUrl: 'https://www.example.com', now });
  expect(text).toContain('Contact: mailto:a@example.com\n');
  expect(text).toContain('Canonical: https://www.example.com/.well-known/security.txt\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});
