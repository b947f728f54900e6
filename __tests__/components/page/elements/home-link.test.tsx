/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { BackToHome } from '@/components/page/back-to-home';
import '@/components/page/elements/home-link';

jest.mock('@/lib/domain/hosted/home-address', () => ({
  homeAddress: (host: string, site: string) => `https://home.test/?${host}&${site}`,
}));

it("'Back to Home' leads where the host and the configured address of the site imply (RT-14)", () => {
  render(<BackToHome siteUrl="https://www.home.test" />);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    'https://home.test/?localhost&https://www.home.test',
  );
});
