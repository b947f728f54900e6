/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PostingFacts } from '@/components/posting/posting-facts';
import { buildJob } from '@/__tests__/support/build-job';

it.each([true, false])('asks for the start only if nothing says it: %s', (isStartOpen) => {
  // A sentence too long for a fact says it, or none does.
  render(<PostingFacts job={buildJob()} facts={[]} isStartOpen={isStartOpen} today="2026-11-29" />);
  expect(screen.queryAllByText(/^Not in the posting/)).toHaveLength(isStartOpen ? 1 : 0);
});
