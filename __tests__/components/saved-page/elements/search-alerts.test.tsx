/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SavedLists } from '@/components/saved-page/saved-lists';
import '@/components/saved-page/elements/search-alerts';
import { searches } from '@/lib/client/device/collections';
import {
  alertSupport,
  follow,
  followedSearches,
  unfollow,
  type AlertOutcome,
} from '@/lib/client/device/search-alerts';

jest.mock('@/lib/client/device/search-alerts', () => ({
  ...jest.requireActual<object>('@/lib/client/device/search-alerts'),
  alertSupport: jest.fn(),
  bringTogether: jest.fn(),
  follow: jest.fn(),
  unfollow: jest.fn(),
}));

const TEXAS = { search: 'state=TX' };

beforeEach(() => {
  localStorage.clear();
  jest.mocked(alertSupport).mockReturnValue('ready');
});
afterEach(() => {
  document.body.innerHTML = '';
});

function show() {
  document.body.innerHTML = renderToStaticMarkup(
    <SavedLists siteUrl="https://site.test" alertKey="key" isKnown={false}>
      {null}
    </SavedLists>,
  );
}
const section = () => screen.getByRole('region', { name: /^Alerts for your searches/ });
const status = () => within(section()).getByRole('status');
const feeds = () => within(section()).queryAllByRole('link', { name: /feed reader for Texas$/ });
const button = (name: RegExp) => within(section()).getByRole('button', { name });

it('a press follows a search, another stops it; its button keeps focus, its row its place', async () => {
  searches.write([TEXAS, { search: 'title=RN' }]);
  show();
  expect(section()).toHaveAccessibleName('Alerts for your searches (2)');
  expect(within(section()).getByText(/^Get a notification/)).toBeVisible();
  let settle: (outcome: AlertOutcome) => void = () => {};
  jest.mocked(follow).mockReturnValue(new Promise((resolve) => (settle = resolve)));
  const alertMe = button(/^Alert me about Texas$/);
  await userEvent.click(alertMe);
  expect(within(section()).getByText('One moment…')).toBeVisible();
  await userEvent.click(alertMe);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(follow).toHaveBeenCalledWith('state=TX', 'key');
  followedSearches.write([TEXAS]);
  settle('done');
  expect(await screen.findByText('Alerts are on.')).toBeVisible();
  expect(alertMe).toHaveFocus();
  expect(alertMe).toHaveAccessibleName('Stop alerts for Texas');

  searches.write([]);
  jest.mocked(unfollow).mockImplementation(async () => {
    followedSearches.write([]);
    return 'done';
  });
  show();
  followedSearches.write([TEXAS]);
  await userEvent.click(button(/^Stop alerts for Texas$/));
  expect(button(/^Alert me about Texas$/)).toHaveFocus();
});

it.each([
  ['blocked', 'Your browser blocks notifications', 1],
  ['failed', 'That didn’t work.', 1],
  ['off', 'Alerts are still off.', 0],
  ['full', 'You can follow up to six searches.', 0],
] as const)('says what became of a press that was %s', async (outcome, words, feed) => {
  searches.write([TEXAS]);
  show();
  jest.mocked(follow).mockResolvedValue(outcome);
  await userEvent.click(button(/^Alert me about Texas$/));
  expect(status()).toHaveTextContent(words);
  expect(feeds()).toHaveLength(feed);
});

it.each([
  ['none', 'This browser doesn’t support notifications'],
  ['blocked', 'Notifications from this site are blocked'],
] as const)('offers the feed if notifications are %s', (support, lead) => {
  jest.mocked(alertSupport).mockReturnValue(support);
  searches.write([TEXAS]);
  show();
  expect(within(section()).getByText(lead, { exact: false })).toBeVisible();
  expect(within(section()).getByText(/^Get a notification/)).not.toBeVisible();
  expect(within(section()).queryByRole('button')).toBeNull();
  expect(feeds()[0]).toHaveAttribute('href', '/jobs/feed.xml?state=TX');
});

it('is not shown without searches', () => {
  show();
  expect(screen.queryByRole('region', { name: /^Alerts/ })).toBeNull();
});
