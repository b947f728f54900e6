/** @jest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { installWindow } from '@/__tests__/support/browser';
import { buildJob } from '@/__tests__/support/build-job';
import { installDialog } from '@/__tests__/support/dialog';
import { HomeSearch } from '@/components/home/home-search';
import '@/components/home/elements/home-search';
import '@/components/ui/fields/elements/search-picker';
import { goTo } from '@/lib/client/page/navigate';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchOptions } from '@/lib/domain/search/search-options';

jest.mock('@/lib/client/page/navigate', () => ({ goTo: jest.fn() }));
const push = jest.mocked(goTo);

const jobs = [
  buildJob({ id: '1', titles: ['RN'], state: 'TX' }),
  buildJob({ id: '2', titles: ['RN'], state: 'IA' }),
  buildJob({ id: '3', titles: ['CT Technologist'], specialties: ['Imaging'], state: 'AL' }),
  buildJob({ id: '4', titles: ['LPN, Practical Nurse'], specialties: ['NICU'], state: 'AL' }),
];
const offered = searchOptions(indexJobs(jobs));
const answer = jest.fn<Promise<unknown>, []>();

beforeAll(installDialog);
beforeEach(() => {
  push.mockClear();
  answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(offered) });
  window.fetch = answer as unknown as typeof window.fetch;
});

type User = ReturnType<typeof userEvent.setup>;

function show(width = 1280) {
  installWindow({ width });
  render(
    <>
      <HomeSearch />
      <button>Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}
const title = () => screen.getByRole('combobox', { name: 'Job title' });
const state = () => screen.getByRole('combobox', { name: 'Location' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const ROLES = [
  'RN 2 jobs',
  'CT Technologist 1 job',
  'LPN, Practical Nurse 1 job',
  'ICU 2 jobs',
  'Imaging 1 job',
  'NICU 1 job',
];
const search = () => screen.getByRole('button', { name: 'Search' });

describe('the home search on a desktop', () => {
  it('requests the jobs when a field is first focused, and not before (ER-11)', async () => {
    let deliver: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    const user = show();
    expect(answer).not.toHaveBeenCalled();
    await user.click(title());
    expect(screen.getByText('Loading options...')).toBeVisible();
    await act(async () => deliver({ ok: true, json: () => Promise.resolve(offered) }));
    await waitFor(() => expect(options()).toEqual(ROLES));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('searches with the words as typed until the list has loaded, or if it does not load', async () => {
    let deliver: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    const user = show();
    await user.type(title(), 'icu');
    await user.type(state(), 'texas');
    await user.click(search());
    expect(push).toHaveBeenLastCalledWith('/jobs?state=TX&sort=recent&collapsed=true&q=icu');
    expect(title()).toHaveValue('icu');
    // Once the list has loaded, the same text is an option.
    await act(async () => deliver({ ok: true, json: () => Promise.resolve(offered) }));
    await user.click(search());
    expect(push).toHaveBeenLastCalledWith(
      '/jobs?state=TX&specialty=ICU&sort=recent&collapsed=true',
    );
    expect(title()).toHaveValue('ICU');
  });

  it.each([
    ['one that is spelled out', 'icu', 'ICU', 'specialty=ICU&sort=recent&collapsed=true'],
    [
      'one by another name',
      'ct',
      'CT Technologist',
      'title=CT+Technologist&sort=recent&collapsed=true',
    ],
    ['one of several', 'ic', 'ic', 'sort=recent&collapsed=true&q=ic'],
    [
      'the only one',
      'ct tech',
      'CT Technologist',
      'title=CT+Technologist&sort=recent&collapsed=true',
    ],
    ['a letter of many', 'n', 'n', 'sort=recent&collapsed=true&q=n'],
    ['none', 'travel nurse', 'travel nurse', 'sort=recent&collapsed=true&q=travel+nurse'],
  ])('Enter and the button search for typed text and keep it: %s (HM-08)', async (...row) => {
    const [, typed, says, query] = row;
    for (const press of [
      (user: User) => user.keyboard('{Enter}'),
      (user: User) => user.click(search()),
    ]) {
      const user = show();
      await user.click(title());
      await screen.findByRole('option', { name: /^ICU/ });
      await user.keyboard(typed);
      await press(user);
      expect(push).toHaveBeenLastCalledWith(`/jobs?${query}`);
      expect(push).toHaveBeenCalledTimes(1);
      expect(title()).toHaveValue(says);
      expect(title()).toHaveAttribute('aria-expanded', 'false');
      cleanup();
      push.mockClear();
    }
  });

  it('says that it searches by words if it has no such option', async () => {
    const user = show();
    await user.type(title(), 'zzzz');
    await screen.findByText('No matching job titles');
    expect(screen.getByText('Search will look for these words.')).toBeVisible();
    await user.type(state(), 'omaha');
    expect(title()).toHaveValue('zzzz');
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/jobs?sort=recent&collapsed=true&q=zzzz+omaha');
    expect(state()).toHaveValue('omaha');
  });

  it('has titles and specialties as two groups, with their jobs', async () => {
    const user = show();
    await user.click(title());
    const group = await screen.findByRole('group', { name: 'Specialties' });
    expect(within(group).getAllByRole('option')).toHaveLength(3);
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Job titles',
      'Specialties',
    ]);
    // The list itself is not a tab stop.
    expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
    await user.click(within(group).getByRole('option', { name: 'ICU 2 jobs' }));
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?specialty=ICU&sort=recent&collapsed=true');
  });

  it.each([
    ['just chosen', async () => {}],
    ['pressed again', (user: User) => user.click(state())],
    [
      'left and pressed',
      async (user: User) => {
        await user.click(document.body);
        await user.click(state());
      },
    ],
    [
      'come back to with Tab',
      async (user: User) => {
        await user.tab();
        await user.tab({ shift: true });
      },
    ],
  ])('a choice can be typed over: %s', async (_, between) => {
    const user = show();
    await user.click(state());
    await user.click(await screen.findByRole('option', { name: /Texas/ }));
    await between(user);
    await user.keyboard('io');
    expect(state()).toHaveValue('io');
    expect(options()).toEqual(['Iowa IA']);
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?state=IA&sort=recent&collapsed=true');
  });

  it('Escape closes the list and keeps the text, then empties the field', async () => {
    const user = show();
    await user.type(state(), 'tex');
    await user.keyboard('{Escape}');
    expect(state()).toHaveAttribute('aria-expanded', 'false');
    expect(state()).toHaveValue('tex');
    await user.keyboard('{Escape}');
    expect(state()).toHaveValue('');
  });

  it('is searched by typing: states by code or full name, in any case (HM-04)', async () => {
    const user = show();
    await user.click(state());
    await waitFor(() => expect(options()).toEqual(['Alabama AL', 'Iowa IA', 'Texas TX']));
    await user.type(state(), 'tX');
    expect(options()).toEqual(['Texas TX']);
    await user.clear(state());
    await user.type(state(), 'IOW');
    expect(options()).toEqual(['Iowa IA']);
    await user.type(state(), 'zzz');
    expect(options()).toEqual([]);
    expect(screen.getByText('No matching states')).toBeVisible();
    await user.click(title());
    await user.type(title(), 'zzz');
    expect(screen.getByText('No matching job titles')).toBeVisible();
  });

  it('opens one list at a time, and closes on a press outside (HM-06)', async () => {
    const user = show();
    await user.click(title());
    expect(title()).toHaveAttribute('aria-expanded', 'true');
    await user.click(state());
    expect(title()).toHaveAttribute('aria-expanded', 'false');
    expect(state()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
    await user.click(document.body);
    expect(state()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes 200 ms after focus has left (CN-07)', async () => {
    const user = show();
    await user.click(title());
    await waitFor(() => expect(options()).not.toEqual([]));
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    act(() => jest.advanceTimersByTime(199));
    expect(title()).toHaveAttribute('aria-expanded', 'true');
    act(() => jest.advanceTimersByTime(1));
    expect(title()).toHaveAttribute('aria-expanded', 'false');
    jest.useRealTimers();
  });

  it('has one choice, and choosing it again clears it (HM-07)', async () => {
    const user = show();
    await user.click(title());
    await user.click(await screen.findByRole('option', { name: /^RN/ }));
    expect(title()).toHaveValue('RN');
    await user.click(title());
    expect(screen.getByRole('option', { name: /^RN/ })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('option', { name: /^CT Technologist/ }));
    expect(title()).toHaveValue('CT Technologist');
    await user.click(title());
    await user.click(screen.getByRole('option', { name: /^CT Technologist/ }));
    expect(title()).toHaveValue('');
  });

  it('works with the keyboard alone', async () => {
    const user = show();
    await user.tab();
    expect(title()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: /^RN/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /^CT Technologist/ });
    expect(title()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');
    expect(title()).toHaveValue('CT Technologist');
    expect(push).not.toHaveBeenCalled();
    await user.tab();
    await user.keyboard('tex{Enter}');
    expect(state()).toHaveValue('Texas');
    expect(state()).toHaveAttribute('aria-expanded', 'false');
    expect(push).toHaveBeenCalledWith(
      '/jobs?title=CT+Technologist&state=TX&sort=recent&collapsed=true',
    );
  });

  it('accepts a state that is spelled out, as its code (HM-08)', async () => {
    const user = show();
    await user.click(state());
    await screen.findByRole('option', { name: /Texas/ });
    await user.type(state(), 'texas');
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?state=TX&sort=recent&collapsed=true');
  });

  it('does not search with both fields empty, says so and returns to the first field (HM-09)', async () => {
    const user = show();
    await user.click(search());
    expect(push).not.toHaveBeenCalled();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAttribute('aria-expanded', 'false');
    const hint = screen.getByText(
      'Type or choose a job title, a specialty or a state, then search.',
    );
    expect(screen.getAllByRole('status')).toContain(hint.closest('[role="status"]'));
  });

  it('says when the list did not load, and tries again when it is reopened', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockResolvedValue({ ok: false, status: 503 });
    const user = show();
    await user.click(title());
    await screen.findByText('The list did not load. Open it again to retry.');
    answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(offered) });
    await user.keyboard('{Escape}');
    await user.click(title());
    expect(await screen.findByRole('option', { name: /^RN/ })).toBeVisible();
  });

  it('takes over what was typed before its script loaded', async () => {
    const early = document.createElement('div');
    early.innerHTML = renderToStaticMarkup(<HomeSearch />);
    const [role, place] = early.querySelectorAll<HTMLInputElement>('[role="combobox"]');
    if (!role || !place) throw new Error('The search has no fields');
    role.value = 'zzzz';
    place.value = 'iow';
    installWindow();
    document.body.append(early);
    expect(title()).toHaveValue('zzzz');
    const user = userEvent.setup();
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?state=IA&sort=recent&collapsed=true&q=zzzz');
    early.remove();
  });

  it.each([390, 1280])('does not disturb React, which next dev starts, at %i px', async (width) => {
    installWindow({ width });
    const early = document.createElement('div');
    document.body.append(early);
    early.innerHTML = renderToStaticMarkup(<HomeSearch />);
    await userEvent.setup().click(title());
    expect(await screen.findByRole('option', { name: /^RN/ })).toBeVisible();
    const error = jest.spyOn(console, 'error').mockReset();
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(early, <HomeSearch />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
    act(() => root.unmount());
    early.remove();
  });

  it('is a GET form of the list without scripts', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/jobs');
    expect([...new FormData(form).entries()]).toEqual([
      ['q', ''],
      ['state', ''],
      ['sort', 'recent'],
      ['collapsed', 'true'],
    ]);
  });
});

describe('the home search on a phone (HM-05)', () => {
  it('opens a modal list from a read-only field, and Done closes it', async () => {
    const user = show(390);
    expect(title()).toHaveAttribute('readonly');
    await user.click(state());
    const dialog = screen.getByRole('dialog', { name: 'Location' });
    await user.click(await within(dialog).findByRole('option', { name: /Iowa/ }));
    expect(dialog).toBeVisible();
    expect(within(dialog).getByRole('option', { name: /Iowa/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(state()).toHaveValue('Iowa');
    expect(state()).toHaveFocus();
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?state=IA&sort=recent&collapsed=true');
  });

  it('clears the choice by choosing it again, and closes by its cross', async () => {
    const user = show(390);
    await user.click(title());
    await user.click(await screen.findByRole('option', { name: /^RN/ }));
    await user.click(screen.getByRole('option', { name: /^RN/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(title()).toHaveValue('');
  });

  it('can be searched and used with the keyboard', async () => {
    const user = show(390);
    act(() => title().focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^RN/ });
    const box = screen.getByRole('searchbox', { name: 'Search job titles' });
    await user.type(box, 'ct');
    expect(options()[0]).toBe('CT Technologist 1 job');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(title()).toHaveValue('CT Technologist');
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ['an only option', 'imag', 'Imaging', 'specialty=Imaging&sort=recent&collapsed=true'],
    ['words', 'travel', 'travel', 'sort=recent&collapsed=true&q=travel'],
  ])('takes what is typed into its list on Done: %s', async (_, text, says, query) => {
    const user = show(390);
    await user.click(title());
    await screen.findByRole('option', { name: /^RN/ });
    await user.type(screen.getByRole('searchbox'), text);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(title()).toHaveValue(says);
    await user.click(search());
    expect(push).toHaveBeenCalledWith(`/jobs?${query}`);
  });

  it('keeps a choice that was made after typing, and the choice if its list was closed by its cross', async () => {
    const user = show(390);
    await user.click(title());
    await screen.findByRole('option', { name: /^RN/ });
    await user.type(screen.getByRole('searchbox'), 'nurse');
    await user.click(screen.getByRole('option', { name: /^LPN/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(title()).toHaveValue('LPN, Practical Nurse');
    await user.click(title());
    await user.type(screen.getByRole('searchbox'), 'zzz');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(title()).toHaveValue('LPN, Practical Nurse');
  });

  it('shows words that were typed before, to be changed or cleared', async () => {
    const user = show(390);
    await user.click(title());
    await user.type(screen.getByRole('searchbox'), 'travel');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(title());
    expect(screen.getByRole('searchbox')).toHaveValue('travel');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(title()).toHaveValue('');
  });
});
