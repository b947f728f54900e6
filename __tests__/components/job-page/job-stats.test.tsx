/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { JobStats } from '@/components/job-page/job-stats';
import { buildJob } from '@/__tests__/support/build-job';

it.each([
  ['$2,310 - $2,480 weekly', 'Pay', '$2,310 – $2,480 weekly'],
  ['$58/hr', 'Pay', '$58/hr'],
  ['Was $2,100, now $2,310/wk', 'Pay as posted', 'Was $2,100, now $2,310/wk'],
  [null, 'Pay', 'Ask us'],
])('the pay %s among the facts of a job', (payText, label, said) => {
  render(<JobStats today="2026-11-29" job={buildJob({ payText, shifts: ['Nights'] })} />);
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(said);
});

it.each([
  ['Nights, 3 × 12', '36 hours a week, 4 days off', 3],
  ['Days, 5 × 8', '40 hours a week, 2 days off', 2],
  ['Nights, 7 × 12', '84 hours a week, no day off', 2],
  ['Nights', null, 0],
])('the week of %s as windows', (shift, said, paths) => {
  const { container } = render(
    <JobStats today="2026-11-29" job={buildJob({ shifts: [shift], payText: null })} />,
  );
  expect(screen.queryByRole('img')?.getAttribute('aria-label') ?? null).toBe(said);
  expect(container.querySelectorAll('dd svg path')).toHaveLength(paths);
  expect(screen.getByText('Shift').nextElementSibling).toHaveTextContent(shift);
});
