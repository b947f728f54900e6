/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { SoftNavigation } from '@/components/layout/soft-navigation';
import { ButtonLink } from '@/components/ui/button-link';
import { SiteLink } from '@/components/ui/site-link';

const push = jest.fn();
const replace = jest.fn();
const router = { push, replace };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => jest.resetAllMocks());

describe('links are followed within the document', () => {
  it.each([
    [
      'one of its own',
      <SiteLink key="a" href="/jobs?sort=recent">
        Go
      </SiteLink>,
      push,
      true,
    ],
    [
      'one in the place of this',
      <SiteLink key="a" href="/jobs?sort=recent" replace>
        Go
      </SiteLink>,
      replace,
      true,
    ],
    [
      'one that keeps the place',
      <SiteLink key="a" href="/jobs?sort=recent" scroll={false}>
        Go
      </SiteLink>,
      push,
      false,
    ],
  ])('an entry in the history: %s', async (_, link, method, scroll) => {
    render(
      <>
        {link}
        <SoftNavigation />
      </>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(method).toHaveBeenCalledWith('/jobs?sort=recent', { scroll });
    expect(push.mock.calls.length + replace.mock.calls.length).toBe(1);
  });

  it('says so while the page is on its way, and no longer (JD-12, AP-03)', async () => {
    let arrive: (() => void) | undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    function Page() {
      const [page, setPage] = useState<Promise<void> | null>(null);
      push.mockImplementation(() => startTransition(() => setPage(arrived)));
      if (page) throwUntil(page);
      return <ButtonLink href="/jobs/a1">View Details</ButtonLink>;
    }
    let isThere = false;
    const throwUntil = (page: Promise<void>) => {
      if (!isThere) throw page;
    };
    render(
      <>
        <Page />
        <SoftNavigation />
      </>,
    );
    const link = screen.getByRole('link', { name: 'View Details' });
    expect(link).not.toHaveAttribute('data-pending');
    await userEvent.click(link);
    expect(link).toHaveAttribute('data-pending');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    isThere = true;
    await act(async () => arrive?.());
    expect(link).not.toHaveAttribute('data-pending');
    expect(screen.queryByText('Loading')).toBeNull();
  });
});
