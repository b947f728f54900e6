/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AppliedBefore } from '@/components/apply/applied-before';
import { CardApplyLink } from '@/components/job-card/apply-link';
import { closeAppliedForm, markApplied } from '@/components/saved/elements/mark-applied';
import { noteSent } from '@/lib/client/device/note';

const APPLIED = new Map([['a1', '2025-11-26' as const]]);
const form = () => document.querySelector('details');
const show = (jobId: string) =>
  render(
    <AppliedBefore jobId={jobId}>
      <input aria-label="First name" />
    </AppliedBefore>,
  );

it('closes the form of a job that was applied for, in favor of its status', () => {
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: false });
  show('a1');
  markApplied(APPLIED);
  closeAppliedForm(APPLIED);
  expect(form()).not.toHaveAttribute('open');
  expect(document.querySelector('[data-before]')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Applied Nov 26, 2025 · Check status' })).toBeVisible();
});

it('leads to no status once the last application for the job has no receipt', () => {
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: false });
  show('a1');
  markApplied(APPLIED);
  noteSent({ code: null, jobId: 'a1', hasResume: false });
  markApplied(APPLIED);
  const link = screen.getByRole('link', { name: 'Applied Nov 26, 2025' });
  expect(link).toHaveAttribute('href', '/saved#applied');
});

it('makes the way to the status of a card’s own button, and the button again once the device has forgotten', () => {
  noteSent({ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: false });
  render(<CardApplyLink jobId="a1" />);
  markApplied(APPLIED);
  const link = screen.getByRole('link', { name: 'Applied Nov 26, 2025 · Check status' });
  expect(link).toHaveAttribute('href', '/application/K7Q2M-8XWRD');
  expect(link).toHaveAttribute('data-done');
  markApplied(new Map());
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/apply/a1');
  expect(link).not.toHaveAttribute('data-done');
});

it('leaves open the form of another job, and one that somebody is filling in', () => {
  const { unmount } = show('b2');
  closeAppliedForm(APPLIED);
  expect(form()).toHaveAttribute('open');
  unmount();
  show('a1');
  screen.getByRole<HTMLInputElement>('textbox').value = 'Sam';
  closeAppliedForm(APPLIED);
  expect(form()).toHaveAttribute('open');
  screen.getByRole<HTMLInputElement>('textbox').value = '';
  screen.getByRole('textbox').focus();
  closeAppliedForm(APPLIED);
  expect(form()).toHaveAttribute('open');
});

it('leaves open the form with a draft that is not restored yet', () => {
  sessionStorage.setItem('draft:a1', JSON.stringify({ firstName: 'Sam' }));
  show('a1');
  closeAppliedForm(APPLIED);
  expect(form()).toHaveAttribute('open');
  sessionStorage.clear();
});
