/** @jest-environment jsdom */
import { whileSample } from '@/__tests__/support/while-sample';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteFooter } from '@/components/footer/site-footer';
import { REFERRAL_BONUS, SEAL, SITE, SOCIALS } from '@/lib/config/site';
import { EXPLORE_LINKS } from '@/lib/content/addresses/footer-links';
import { WHO_WE_SERVE } from '@/lib/content/addresses/navigation';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import '@/components/map/elements/place-map';
import { trackClicks } from '@/elements/page/track-clicks';

beforeAll(() => {
  trackClicks();
  // jsdom cannot follow a link.
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => {
  delete window.dataLayer;
});

const show = () => act(async () => render(<SiteFooter />));

describe('the footer', () => {
  it.each([
    [SITE.phone.text, SITE.phone.href, 'phone_click'],
    [SITE.secondPhone.text, SITE.secondPhone.href, 'phone_click'],
    [SITE.email, `mailto:${SITE.email}`, 'email_click'],
  ])('reports a click on %s to the data layer (AN-02)', async (name, href, event) => {
    await show();
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', href);
    expect(window.dataLayer).toBeUndefined();
    await userEvent.click(link);
    expect(window.dataLayer).toEqual([{ event }]);
  });

  whileSample('says which number is which', async () => {
    await show();
    for (const [text, said] of [
      [SITE.phone.text, 'Office (515) 555-0142'],
      [SITE.secondPhone.text, 'Toll-free (800) 555-0117'],
    ])
      expect(screen.getByText(text ?? '').closest('li')).toHaveTextContent(said ?? '');
  });

  it('keeps what others have pushed to the data layer', async () => {
    window.dataLayer = [{ event: 'gtm.js' }];
    await show();
    await userEvent.click(screen.getByRole('link', { name: SITE.email }));
    expect(window.dataLayer).toEqual([{ event: 'gtm.js' }, { event: 'email_click' }]);
  });

  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => ({ label: link.textContent, href: link.getAttribute('href') }));

  it('lists the pages of the site and the specialties, each from one table (FT-04, FT-05)', async () => {
    await show();
    expect(linksOf('Footer')).toEqual(EXPLORE_LINKS);
    expect(linksOf('Who We Serve')).toEqual(WHO_WE_SERVE);
  });

  whileSample('has all links of the specification (FT-04, FT-05)', async () => {
    await show();
    expect(
      linksOf('Footer')
        .map(({ label, href }) => [label, href])
        .sort(),
    ).toEqual(
      [
        ['Home', '/'],
        ['Browse Jobs', '/jobs'],
        ['Job directory', '/job-directory'],
        ['View Jobs Map', '/job-map'],
        ['Saved jobs', '/saved'],
        ['Quick Apply', '/quickapply'],
        ['About', '/about'],
        ['Contact Us', '/contact'],
      ].sort(),
    );
    expect(linksOf('Who We Serve').map(({ href }) => href)).toEqual(Object.values(LANDING_PATHS));
  });

  it.each([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Equal opportunity', '/equal-opportunity'],
    ['Accessibility', '/accessibility'],
    ['For facilities: request staff', '/contact?subject=Request%20staff'],
  ])('leads to %s (FT-02)', async (name, href) => {
    await show();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('names the referral bonus with its qualifier (FT-06)', async () => {
    await show();
    const line = screen.getByText(/per successful referral/);
    expect(line).toHaveTextContent(`${REFERRAL_BONUS.riley} per successful referral`);
    expect(line).toHaveTextContent(REFERRAL_BONUS.qualifier);
  });

  it('draws a map, and shows the real one on one click (FT-03)', async () => {
    const { container } = await show();
    expect(container.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show our office' }));
    expect(screen.getByTitle(`Map of ${SITE.office.line}`)).toHaveAttribute(
      'src',
      `https://www.google.com/maps?q=${encodeURIComponent(SITE.office.line)}&output=embed`,
    );
  });

  it('names the office, the social networks, the seal and the copyright holder (FT-01, FT-02)', async () => {
    await show();
    expect(screen.getByText(SITE.office.line)).toBeVisible();
    expect(screen.getByRole('link', { name: /on the map/ })).toHaveAttribute(
      'href',
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(SITE.office.line)}`,
    );
    for (const { name, href } of SOCIALS) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    // An owner without a certification shows none.
    if (SEAL) {
      expect(screen.getByRole('img', { name: SEAL.alt })).toBeInTheDocument();
      expect(screen.getByText(SEAL.text)).toBeVisible();
    }
    expect(screen.getByText(new RegExp(`© \\d{4} ${SITE.legalName}`))).toBeVisible();
  });
});
