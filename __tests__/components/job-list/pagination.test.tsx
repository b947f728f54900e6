/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from '@/components/job-list/pagination';

const show = (page: number, pageCount: number) => {
  const onPage = jest.fn();
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(p) => `/jobs?page=${p}`}
      onPage={onPage}
    />,
  );
  return onPage;
};
const numbers = (at: number) =>
  within(screen.getAllByRole('list')[at] ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('page links (JL-18, CN-05, CN-06)', () => {
  it('has both windows in the HTML, the wide one first', () => {
    show(6, 20);
    expect(numbers(0)).toEqual(['1', '…', '5', '6', '7', '…', '20']);
    expect(numbers(1)).toContain('6');
  });

  it('marks the current page and links the others', async () => {
    const onPage = show(2, 5);
    const [current] = screen.getAllByRole('link', { name: 'Page 2' });
    expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(onPage).toHaveBeenCalledWith(3);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/jobs?page=1');
  });

  it('has no Previous on the first page and no Next on the last', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
    show(3, 3);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous' })).toBeVisible();
  });
});
