/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { SavedLists } from '@/components/saved-page/saved-lists';
import { SharedShortlist } from '@/components/saved-page/shared-shortlist';
import '@/components/saved-page/elements/saved-lists';
import '@/components/saved-page/elements/search-alerts';
import {
  applications,
  savedJobs,
  searches,
  sentApplications,
  viewedJobs,
} from '@/lib/client/device/collections';
import { stopAll } from '@/lib/client/device/search-alerts';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { buildJob } from '@/__tests__/support/build-job';
import { installDialog } from '@/__tests__/support/dialog';

jest.mock('@/lib/client/device/search-alerts', () => ({
  ...jest.requireActual<object>('@/lib/client/device/search-alerts'),
  stopAll: jest.fn(),
}));

const SITE = 'https://site.test';
const on = '2026-01-02';
const stub = (id: string) => ({
  id,
  title: `Saved ${id}`,
  place: 'Moab, UT',
  pay: '$900 a week',
  on,
});

/** The page of a shortlist: ids that end in `x` are filled, those that end in `q` are not known. */
function pageOf(ids: readonly string[] | null, alertKey: string | null = null) {
  const jobs = ids?.map((asked): ChosenJob => {
    if (asked.endsWith('q')) return { asked, status: 'unknown' };
    const status = asked.endsWith('x') ? 'filled' : 'open';
    return { asked, status, job: buildJob({ id: asked, title: `Now ${asked}` }) };
  });
  return renderToStaticMarkup(
    <SavedLists siteUrl={SITE} alertKey={alertKey} isKnown={jobs !== undefined}>
      {jobs && <SharedShortlist jobs={jobs} href="/saved?ids=" siteUrl={SITE} />}
    </SavedLists>,
  );
}

const fetched = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, [url: string]>();
const idsOf = (url: string) => new URL(url, SITE).searchParams.get('ids')?.split(',') ?? [];
const answers = () =>
  fetched.mockImplementation(async (url) => ({
    ok: true,
    text: () => Promise.resolve(pageOf(idsOf(url))),
  }));
const fails = () => fetched.mockResolvedValue({ ok: false, text: () => Promise.resolve('') });

beforeAll(installDialog);
beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  answers();
  window.fetch = fetched as unknown as typeof window.fetch;
  AbortSignal.timeout ??= () => new AbortController().signal;
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  document.body.innerHTML = '';
});

const show = (ids: readonly string[] | null = null, alertKey: string | null = null) => {
  document.body.innerHTML = pageOf(ids, alertKey);
};
const save = (...ids: readonly string[]) => savedJobs.write(ids.map(stub));
const section = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name} \\(`) });
const cards = (name: string) => within(section(name)).getAllByRole('article');
const titles = (name: string) =>
  within(section(name))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const compared = () => screen.queryByRole('link', { name: /^Compare/ })?.getAttribute('href');
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox');
const answered = () => screen.findAllByText(/^Now /);

describe('the jobs', () => {
  it('are shown as the device knows them, then as the server does, which is asked once for all', async () => {
    save('a1', 'b2');
    applications.write([{ id: 'c3', on }]);
    viewedJobs.write([stub('c3'), stub('d4')]);
    show();
    expect(titles('Saved')).toEqual(['Saved a1', 'Saved b2']);
    expect(section('Saved')).toHaveTextContent('Moab, UT');
    expect(section('Saved')).toHaveTextContent('Weekly pay $900');
    const [card] = cards('Saved');
    if (!card) throw new Error('no card');
    expect(within(card).getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      '/apply/a1',
    );

    await answered();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/saved?ids=a1,b2,c3,d4']);
    expect(titles('Saved')).toEqual(['Now a1', 'Now b2']);
    expect(titles('Applied')).toEqual(['Now c3']);
    expect(titles('Recently viewed')).toEqual(['Now d4']);
    expect(section('Applied')).toHaveTextContent('Applied Jan 2');
    expect(within(section('Applied')).queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(section('Saved')).toHaveAccessibleName('Saved (2)');
    expect(cards('Saved')[0]).toHaveAccessibleName('Now a1');
    expect(document.body).not.toHaveTextContent(/\{\w+\}.*Saved \(/);
  });

  it('that are filled or no longer known say so, and cannot be applied for', async () => {
    save('a1x', 'b2q');
    show();
    await answered();
    const [filled, unknown] = cards('Saved');
    if (!filled || !unknown) throw new Error('no cards');
    expect(filled).toHaveTextContent('Filled');
    expect(within(filled).getByRole('link', { name: 'Similar jobs: ICU' })).toBeVisible();
    expect(unknown).toHaveTextContent('No longer listed');
    expect(unknown).toHaveTextContent('Saved b2q');
    expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
    expect(compared()).toBeUndefined();
  });

  it('stay as the device knows them while the server does not answer, until it does', async () => {
    fails();
    save('a1');
    show();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(titles('Saved')).toEqual(['Saved a1']);
    answers();
    await userEvent.click(again);
    await answered();
    expect(screen.queryByText(/We could not check/, { ignore: '[hidden]' })).toBeNull();
  });

  it('stay so too if the server knows no list', async () => {
    fetched.mockResolvedValue({ ok: true, text: () => Promise.resolve(pageOf(null)) });
    save('a1');
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('of another tab appear, and the server is asked for those alone', async () => {
    save('a1');
    show();
    await answered();
    const [card] = cards('Saved');
    save('b2', 'a1');
    await screen.findByRole('heading', { name: 'Now b2' });
    expect(fetched.mock.calls.at(-1)).toEqual(['/saved?ids=b2', expect.anything()]);
    expect(cards('Saved')[1]).toBe(card);
  });

  it('of another tab are asked for although the last question had no answer', async () => {
    fails();
    save('a1');
    show();
    await screen.findByRole('button', { name: 'Try again' });
    expect(fetched).toHaveBeenCalledTimes(1);
    answers();
    save('b2', 'a1');
    await screen.findByRole('heading', { name: 'Now a1' });
    expect(screen.queryByText(/We could not check/, { ignore: '[hidden]' })).toBeNull();
  });

  it('that were applied for link to the receipt', async () => {
    applications.write([{ id: 'a1', on }]);
    sentApplications.write([{ code: 'K7Q2M8XWRD', jobId: 'a1', hasResume: true, on }]);
    show();
    await answered();
    expect(screen.getByRole('link', { name: 'Check status Now a1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/application\//),
    );
  });
});

describe('a removal', () => {
  it('is announced, and undone where it was; focus moves to Undo and back', async () => {
    save('a1', 'b2', 'c3');
    show();
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Now b2' }));
    expect(titles('Saved')).toEqual(['Now a1', 'Now c3']);
    expect(screen.getByText('Removed: Now b2.').closest('[role=status]')).not.toBeNull();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(titles('Saved')).toEqual(['Now a1', 'Now b2', 'Now c3']);
    expect(screen.getByText('Now b2 is back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Now b2' })).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('of the last entry leaves the page that says what would be here, as it does while no job is saved', async () => {
    searches.write([{ search: 'title=RN&state=TX' }]);
    show();
    expect(screen.getByRole('link', { name: 'RN · Texas' })).toHaveAttribute(
      'href',
      '/jobs?title=RN&state=TX',
    );
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove search RN · Texas' }));
    expect(screen.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that the browser refuses says so', async () => {
    save('a1');
    show();
    await answered();
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Now a1' }));
    expect(screen.getByText('Your browser did not remove it.')).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('the comparison', () => {
  it('has the jobs that are still open, and none that is filled', async () => {
    save('a1', 'b2x', 'c3');
    show();
    await answered();
    expect(compared()).toBe('/compare?ids=a1,c3');
    expect(boxes()).toEqual([]);
  });

  it('has nothing to compare with one open job', async () => {
    save('a1', 'b2x');
    show();
    await answered();
    expect(compared()).toBeUndefined();
    expect(screen.getByText('Save one more to compare.')).toBeVisible();
  });

  it('lets the visitor choose among more, up to as many as fit', async () => {
    const ids = Array.from({ length: COMPARED.most + 1 }, (_, at) => `job${at}`);
    save(...ids, 'lostx');
    show();
    await answered();
    expect(compared()).toBeUndefined();
    expect(boxes()).toHaveLength(ids.length);
    for (const box of boxes()) await userEvent.click(box);
    expect(compared()).toBe(`/compare?ids=${ids.slice(0, COMPARED.most).join()}`);
    expect(screen.getByText(/fit side by side/)).toBeVisible();
    for (const box of boxes()) expect(box).toHaveProperty('checked', box !== boxes().at(-1));
    expect(screen.getByRole('link', { name: `Compare ${COMPARED.most} jobs` })).toBeVisible();
  });
});

it('a shared shortlist is saved with one press', async () => {
  show(['a1', 'b2x', 'c3q']);
  const button = screen.getByRole('button', { name: 'Save these to this device' });
  await userEvent.click(button);
  expect(screen.getByText('Saved on this device.')).toBeVisible();
  expect(savedJobs.read()).toMatchObject([
    { id: 'a1', title: 'Now a1', place: 'Austin, TX' },
    { id: 'b2x' },
  ]);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleName('Saved on this device');
  await waitFor(() => expect(cards('Saved')).toHaveLength(2));
});

it.each([
  ['never answers', () => new Promise<never>(() => {})],
  ['fails', () => Promise.resolve('failed' as const)],
])('clears the rest where the stop of alerts %s', async (_, stop) => {
  jest.mocked(stopAll).mockImplementation(stop);
  save('a1');
  show(null, 'key');
  await userEvent.click(screen.getByRole('button', { name: /^Clear everything kept/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
  expect(savedJobs.read()).toEqual([]);
  expect(await screen.findByText(/^One moment|^Your browser kept some/)).toBeVisible();
});
