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
  render(<JobStats job={buildJob({ payText, shifts: ['Nights'] })} />);
  expect(screen.getByText(label).nextElementSibling?.textContent).toBe(said);
});
