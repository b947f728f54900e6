/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFooter } from '@/components/layout/site-footer';
import { SITE } from '@/lib/config/site';
import { EXPLORE_LINKS } from '@/lib/content/navigation';

beforeEach(() => {
  delete window.dataLayer;
  // The test's document cannot follow a link.
  document.addEventListener('click', (event) => event.preventDefault());
});

describe('the footer', () => {
  it.each([
    [SITE.phone.text, SITE.phone.href, 'phone_click'],
    [SITE.secondPhone.text, SITE.secondPhone.href, 'phone_click'],
    [SITE.email, `mailto:${SITE.email}`, 'email_click'],
  ])('tells the data layer of a click on %s (AN-02)', async (name, href, event) => {
    render(<SiteFooter />);
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(window.dataLayer).toBeUndefined();
    await userEvent.click(link);
    expect(window.dataLayer).toEqual([{ event }]);
  });

  it('keeps what others have put into the data layer', async () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    render(<SiteFooter />);
    await userEvent.click(screen.getByRole('link', { name: SITE.email }));
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'email_click' }]);
  });

  it('lists the pages of the site from one table', () => {
    render(<SiteFooter />);
    const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(
      links.map((link) => ({ label: link.textContent, href: link.getAttribute('href') })),
    ).toEqual(EXPLORE_LINKS);
  });

  it('names the office, the social networks, the seal and the owner of the rights', () => {
    render(<SiteFooter />);
    expect(screen.getByRole('heading', { name: 'Des Moines, Iowa' })).toBeVisible();
    expect(screen.getByRole('link', { name: /on the map/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Des%20Moines%2C%20Iowa',
    );
    for (const { name, href } of SITE.socials) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(screen.getByRole('img', { name: /sample seal/ })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`© \\d{4} ${SITE.legalName}`))).toBeVisible();
  });
});
