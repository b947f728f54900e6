/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IS_SAMPLE } from '@/__tests__/support/while-sample';
import { installDialog, pressEscapeOn } from '@/__tests__/support/dialog';
import { SiteHeader } from '@/components/header/site-header';
import { SkipLink } from '@/components/header/skip-link';
import '@/components/header/elements/menu-drawer';
import '@/components/header/elements/nav-menus';
import { SITE } from '@/lib/config/site';
import { ABOUT_MENU, BROWSE_MENU, type NavMenu } from '@/lib/content/addresses/navigation';

const SPECIFIED_BROWSE = [
  ['/Nursing-Staffing-Services', 'Nursing Jobs'],
  ['/Long-Term-Care-Nurse-Jobs', 'Long Term Care'],
  ['/Cath-Labs-Technologist-Jobs', 'Cath Lab Jobs'],
  ['/Laboratory-Technologist-Jobs', 'Laboratory Jobs'],
  ['/Imaging-Jobs', 'Radiology Jobs'],
  ['/Therapy-Social-Worker-Jobs', 'Therapy Jobs'],
  ['/jobs?specialty=Pharmacy', 'Pharmacy Jobs'],
];
const SPECIFIED_ABOUT = [
  [`/why-${SITE.whySlug}`, `Why ${SITE.brand}`],
  ['/about#our-mission', 'Our Mission'],
  ['/recruiter-riley', 'Virtual Recruiter Riley'],
];
/** The menus are those of the specification until an owner changes them. */
const rowsOf = ({ links }: NavMenu) => links.map(({ href, label }) => [href, label]);
const BROWSE = IS_SAMPLE ? SPECIFIED_BROWSE : rowsOf(BROWSE_MENU);
const ABOUT = IS_SAMPLE ? SPECIFIED_ABOUT : rowsOf(ABOUT_MENU);
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent.trim()]);

beforeAll(() => {
  installDialog();
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  // jsdom cannot follow a link.
  document.addEventListener('click', (event) => event.preventDefault());
});
describe('the header', () => {
  it('leads home, to the phone and to Quick Apply', () => {
    render(<SiteHeader />);
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: `${SITE.brand}, home` })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: `Call ${SITE.phone.text}` })).toHaveAttribute(
      'href',
      SITE.phone.href,
    );
    expect(header.getByRole('link', { name: 'Quick Apply' })).toHaveAttribute(
      'href',
      '/quickapply',
    );
  });

  it('has the main items and their menus, in order (HD-01 to HD-04)', () => {
    render(<SiteHeader />);
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['/jobs', 'Browse Jobs'],
      ...BROWSE,
      ['/about', 'About'],
      ...ABOUT,
      ['/contact', 'Contact'],
    ]);
  });
});

describe('a menu of the header (HD-05)', () => {
  const browse = () => screen.getByRole('button', { name: 'Browse Jobs menu' });
  const about = () => screen.getByRole('button', { name: 'About menu' });

  it('opens and closes by its button, with Enter and Space too', async () => {
    render(<SiteHeader />);
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(browse());
    expect(browse()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.unhover(browse());
    expect(browse()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(browse());
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
    about().focus();
    await userEvent.keyboard('{Enter}');
    expect(about()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    expect(about()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on hover and closes when the pointer leaves; a press keeps it open', async () => {
    render(<SiteHeader />);
    await userEvent.hover(screen.getByRole('link', { name: 'About' }));
    expect(about()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(screen.getByRole('link', { name: 'Browse Jobs' }));
    expect(about()).toHaveAttribute('aria-expanded', 'false');
    expect(browse()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(browse());
    await userEvent.unhover(browse());
    expect(browse()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape, with focus back on its button', async () => {
    render(<SiteHeader />);
    await userEvent.click(browse());
    screen.getByRole('link', { name: 'Cath Lab Jobs' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
    expect(browse()).toHaveFocus();
  });

  it('closes on Escape under the pointer, and leaves focus where it is', async () => {
    render(
      <>
        <SiteHeader />
        <input aria-label="elsewhere" />
      </>,
    );
    screen.getByLabelText('elsewhere').focus();
    await userEvent.hover(browse());
    await userEvent.keyboard('{Escape}');
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('elsewhere')).toHaveFocus();
  });

  it('closes when focus has moved past it, and when one of its links is followed', async () => {
    render(<SiteHeader />);
    await userEvent.click(browse());
    screen.getByRole('link', { name: 'Pharmacy Jobs' }).focus();
    await userEvent.tab();
    expect(browse()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(about());
    await userEvent.click(screen.getByRole('link', { name: 'Our Mission' }));
    expect(about()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the drawer (HD-06 to HD-09)', () => {
  const opener = () => screen.getByRole('button', { name: 'Open menu' });
  async function openDrawer() {
    const view = render(<SiteHeader />);
    await userEvent.click(opener());
    return {
      ...view,
      drawer: await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' }),
    };
  }
  const swipe = (element: Element, from: readonly number[], to: readonly number[]) => {
    const at = ([clientX = 0, clientY = 0]: readonly number[]) => [{ clientX, clientY }];
    fireEvent.touchStart(element, { touches: at(from), changedTouches: at(from) });
    fireEvent.touchEnd(element, { touches: [], changedTouches: at(to) });
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('has the sections, with View All Jobs, and the links beside them', async () => {
    const { drawer } = await openDrawer();
    expect(linksIn(drawer)).toEqual([
      ['/jobs', 'View All Jobs'],
      ...BROWSE,
      ...ABOUT,
      ['/saved', 'Saved jobs'],
      ['/contact', 'Contact'],
      ['/quickapply', 'Quick Apply'],
      [SITE.phone.href, `Call ${SITE.phone.text}`],
    ]);
    const sections = drawer.querySelectorAll('details');
    expect([...sections].map((section) => section.getAttribute('name'))).toEqual([
      'drawer-section',
      'drawer-section',
    ]);
  });

  it('closes on Escape', async () => {
    const { drawer } = await openDrawer();
    pressEscapeOn(drawer);
    await expectClosed();
  });

  it('closes on a press beside it', async () => {
    const { drawer } = await openDrawer();
    fireEvent.pointerDown(drawer);
    fireEvent.click(drawer);
    await expectClosed();
  });

  it.each([
    ['51 px to the right', [100, 300], [151, 300], false],
    ['60 px to the right and a little down', [100, 300], [160, 340], false],
    ['50 px to the right', [100, 300], [150, 300], true],
    ['200 px to the left', [300, 300], [100, 300], true],
    ['down, as one scrolls', [100, 100], [160, 400], true],
  ])('a swipe %s', async (_, from, to, staysOpen) => {
    const { drawer } = await openDrawer();
    swipe(drawer, from, to);
    expect(drawer.open).toBe(staysOpen);
  });

  it('is not closed by two fingers', async () => {
    const { drawer } = await openDrawer();
    fireEvent.touchStart(drawer, {
      touches: [
        { clientX: 10, clientY: 10 },
        { clientX: 90, clientY: 10 },
      ],
    });
    fireEvent.touchEnd(drawer, { touches: [], changedTouches: [{ clientX: 200, clientY: 10 }] });
    expect(drawer.open).toBe(true);
  });

  it('closes on a link, even to the same page', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(within(drawer).getByText('Contact'));
    await expectClosed();
  });

  it('is closed when the page is left', async () => {
    await openDrawer();
    window.dispatchEvent(new Event('pagehide'));
    await expectClosed();
  });

  it('closes on the browser’s Back within a page', async () => {
    await openDrawer();
    fireEvent.popState(window);
    await expectClosed();
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
