/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { SiteHeader } from '@/components/layout/site-header';
import { SkipLink } from '@/components/layout/skip-link';
import { SITE } from '@/lib/config/site';

describe('the header', () => {
  it('leads home, to the jobs, to Quick Apply and to the phone', () => {
    render(<SiteHeader />);
    const header = within(screen.getByRole('banner'));
    const hrefs = header
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(hrefs).toEqual([
      ['/', ''],
      ['/jobs', 'Browse Jobs'],
      [SITE.phone.href, `Call ${SITE.phone.text}`],
      ['/quickapply', 'Quick Apply'],
    ]);
    expect(header.getByRole('link', { name: `${SITE.brand}, home` })).toBeInTheDocument();
    expect(
      within(header.getByRole('navigation', { name: 'Main' })).getByRole('link'),
    ).toHaveAccessibleName('Browse Jobs');
  });
});

describe('the skip link', () => {
  it('leads past the header to the content', () => {
    render(<SkipLink />);
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
      'href',
      '#main',
    );
  });
});
