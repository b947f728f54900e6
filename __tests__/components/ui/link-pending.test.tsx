/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { ButtonLink } from '@/components/ui/button-link';

let pending = false;
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
  useLinkStatus: () => ({ pending }),
}));

describe('a link whose page is on its way (JD-12, AP-03)', () => {
  it.each([
    [false, 0],
    [true, 3],
  ])('pending %p shows %p dots', (now, dots) => {
    pending = now;
    render(<ButtonLink href="/jobs/a1">View Details</ButtonLink>);
    const link = screen.getByRole('link', { name: /^View Details/ });
    expect(link.querySelectorAll('i')).toHaveLength(dots);
    expect(screen.queryByText('Loading') !== null).toBe(now);
  });
});
