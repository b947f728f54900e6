/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ClearAll } from '@/components/saved-page/clear-all';
import { savedJobs } from '@/lib/client/device/collections';
import { stopAll } from '@/lib/client/device/search-alerts';
import { installDialog } from '@/__tests__/support/dialog';

jest.mock('@/lib/client/device/search-alerts', () => ({ stopAll: jest.fn() }));
beforeAll(installDialog);
afterEach(cleanup);

it.each([
  ['never answers', () => new Promise<never>(() => {})],
  ['fails', () => Promise.resolve('failed' as const)],
])('clears the rest where the stop of alerts %s', async (_, stop) => {
  jest.mocked(stopAll).mockImplementation(stop);
  savedJobs.write([{ id: 'a1', title: 'RN', place: '', pay: null, on: '2026-08-20' }]);
  render(<ClearAll hasAlerts />);
  fireEvent.click(screen.getByRole('button', { name: /^Clear everything kept/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
  expect(savedJobs.read()).toEqual([]);
  expect(await screen.findByText(/^One moment|^Your browser kept some/)).toBeVisible();
});
