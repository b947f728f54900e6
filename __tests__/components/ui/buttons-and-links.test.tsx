/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ChevronRight } from 'lucide';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { IconButton } from '@/components/ui/actions/icon-button';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextLink } from '@/components/ui/actions/text-link';

describe('buttons', () => {
  it('do not submit a form unless they are meant to', () => {
    render(
      <>
        <Button>Clear</Button>
        <Button type="submit">Send</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Clear' })).toHaveAttribute('type', 'button');
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('type', 'submit');
  });

  it('stay in the tab order while they are disabled', () => {
    render(<Button aria-disabled>Send</Button>);
    const button = screen.getByRole('button', { name: 'Send' });
    button.focus();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('without text have a name, and their icon has none', () => {
    render(<IconButton icon={ChevronRight} label="Next" />);
    const button = screen.getByRole('button', { name: 'Next' });
    expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('links', () => {
  it.each([
    '/jobs?state=CO',
    '?page=2',
    'tel:+15155550142',
    'mailto:hello@fernway.example',
    '#email',
    'https://www.example.org/map',
    '//elsewhere.example/jobs',
  ])('lead to %s as written', (href) => {
    render(<SiteLink href={href}>There</SiteLink>);
    expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href);
  });

  it.each([
    ['a button', ButtonLink],
    ['words with an arrow', TextLink],
  ])('that look like %s are links', (_, Link) => {
    render(<Link href="/jobs">View All Open Positions</Link>);
    expect(screen.getByRole('link', { name: 'View All Open Positions' })).toHaveAttribute(
      'href',
      '/jobs',
    );
  });
});
