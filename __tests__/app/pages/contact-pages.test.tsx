/** @jest-environment jsdom */
import { SITE, SOCIALS } from '@/lib/config/site';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactPage, { metadata as contact } from '@/app/(apps)/contact/page';
import ThankYouPage, { metadata as thankYou } from '@/app/(documents)/thank-you/page';
import '@/components/page/elements/moving-on';

const replace = jest.fn();
jest.mock('@/lib/client/page/navigate', () => ({ goInstead: (to: string) => replace(to) }));
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
}));
let mail: object | null = null;
jest.mock('@/lib/config/public', () => ({
  PUBLIC: {},
  get MAIL() {
    return mail;
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  replace.mockClear();
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

describe('/contact', () => {
  afterEach(() => {
    mail = null;
  });

  it("says 'Let's Talk!' and may be indexed (RT-15)", () => {
    render(<ContactPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Let's Talk!$/);
    expect(contact).toMatchObject({ alternates: { canonical: '/contact' } });
    expect(contact).not.toHaveProperty('robots');
  });

  it("has phone and email in the form's place if no mail service is set (CT-04)", () => {
    const { container } = render(<ContactPage />);
    expect(container.querySelector('form')).not.toBeInTheDocument();
    const place = screen.getByRole('heading', { name: 'Call or email us' }).parentElement;
    const ways = within(place ?? document.body).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      SITE.phone.href,
      `mailto:${SITE.email}`,
    ]);
  });

  it.each([
    [null, `mailto:${SITE.email}?subject=Request%20staff`],
    [{}, '/contact?subject=Request%20staff'],
  ])('with mail %j facilities are led to %s', async (given, target) => {
    mail = given;
    const { container } = await act(async () => render(<ContactPage />));
    const link = screen.getByRole('link', { name: 'For facilities: request staff' });
    expect(link).toHaveAttribute('href', target);
    expect(container.querySelectorAll('form')).toHaveLength(given === null ? 0 : 1);
  });

  it('loads no map until asked to (CT-02)', () => {
    render(<ContactPage />);
    expect(document.querySelector('iframe')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show the map' })).toBeInTheDocument();
    for (const { name } of SOCIALS) expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });
});

describe('/thank-you (CT-05, CN-15)', () => {
  it('goes home after eight seconds', async () => {
    render(<ThankYouPage />);
    expect(screen.getByRole('status')).toHaveTextContent(/8 seconds/);
    await pass(7_999);
    expect(replace).not.toHaveBeenCalled();
    await pass(1);
    expect(replace.mock.calls).toEqual([['/']]);
  });

  it('stays if the visitor wants to', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<ThankYouPage />);
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
    await pass(60_000);
    expect(replace).not.toHaveBeenCalled();
    expect(document.querySelector('moving-on')).toHaveAttribute('data-stays');
    expect(screen.getByText('You are staying on this page.')).toBeInTheDocument();
  });

  it('leads on, and is not indexed (RT-16)', () => {
    render(<ThankYouPage />);
    for (const name of ['Return Home', 'Continue now'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/');
    expect(thankYou.robots).toBe('noindex, follow');
  });
});
