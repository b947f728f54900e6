/** @jest-environment jsdom */
import { createRef } from 'react';
import { render, screen, within } from '@testing-library/react';
import { Alert } from '@/components/ui/boxes/alert';
import { Spinner } from '@/components/ui/marks/spinner';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { ErrorSummary } from '@/components/ui/fields/error-summary';

describe('an alert', () => {
  it.each(['alert', 'status'] as const)('is announced as %s if asked to', (role) => {
    render(
      <Alert tone="danger" role={role} title="Failed to submit application.">
        Nothing you typed is lost.
      </Alert>,
    );
    expect(screen.getByRole(role)).toHaveTextContent(
      'Failed to submit application.Nothing you typed is lost.',
    );
  });

  it('is not announced if it was on the page from the start', () => {
    render(<Alert tone="info">Choose a job title or a state first.</Alert>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('keeps a light ground, so that its text stays readable on a dark band', () => {
    render(
      <Alert tone="info" role="status">
        Hello
      </Alert>,
    );
    expect(screen.getByRole('status')).toHaveAttribute('data-ground', 'sand');
  });
});

describe('an error summary', () => {
  it('names itself, takes focus and links each error to its field', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <ErrorSummary
        ref={ref}
        id="summary"
        title="2 things need a look"
        errors={[
          { href: '#firstName', text: 'Enter your first name' },
          { href: '#email', text: 'Enter your email' },
        ]}
      />,
    );
    const summary = screen.getByRole('group', { name: '2 things need a look' });
    ref.current?.focus();
    expect(summary).toHaveFocus();
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#firstName', 'Enter your first name'],
      ['#email', 'Enter your email'],
    ]);
  });
});

describe('the loading dots', () => {
  it('announce what is loading to screen readers', () => {
    render(<Spinner label="Loading Map..." />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading Map...');
  });
});

describe('an empty state', () => {
  it('has a heading, one sentence and a way out, and decorative art', () => {
    render(
      <EmptyState
        art="/art/prairie.svg"
        title="Nothing here, yet"
        level={3}
        action={<button>Clear all filters</button>}
      >
        <p>No jobs match.</p>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Nothing here, yet' })).toBeVisible();
    expect(screen.getByText('No jobs match.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
