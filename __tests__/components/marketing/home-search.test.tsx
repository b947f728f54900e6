/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installWindow } from '@/__tests__/support/browser';
import { buildJob } from '@/__tests__/support/build-job';
import { installDialog } from '@/__tests__/support/dialog';
import { HomeSearch } from '@/components/marketing/home-search';
import { indexJobs } from '@/lib/domain/job-index';
import { stateOptions, titleOptions } from '@/lib/domain/search-options';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const jobs = [
  buildJob({ id: '1', titles: ['RN'], state: 'TX' }),
  buildJob({ id: '2', titles: ['RN'], state: 'IA' }),
  buildJob({ id: '3', titles: ['CT Technologist'], state: 'AL' }),
];
const index = indexJobs(jobs);
const offered = { titles: titleOptions(index), states: stateOptions(index) };
const answer = jest.fn<Promise<unknown>, []>();

beforeAll(installDialog);
beforeEach(() => {
  push.mockClear();
  answer.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(offered) });
  window.fetch = answer as unknown as typeof window.fetch;
});

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
const search = () => screen.getByRole('button', { name: 'Search' });

describe('the home search on a desktop', () => {
  it('asks for the jobs when a field is first focused, and not before (ER-11)', async () => {
    let deliver: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    const user = show();
    expect(answer).not.toHaveBeenCalled();
    await user.click(title());
    expect(screen.getByText('Loading options...')).toBeVisible();
    await act(async () => deliver({ ok: true, json: () => Promise.resolve(offered) }));
    await waitFor(() => expect(options()).toEqual(['RN', 'CT Technologist']));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('searches with the words as typed while the list is not there, or does not come', async () => {
    let deliver: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    const user = show();
    await user.type(title(), 'icu');
    await user.type(state(), 'texas');
    await user.click(search());
    expect(push).toHaveBeenLastCalledWith('/jobs?title=icu&state=TX&sort=recent&collapsed=true');
    expect(title()).toHaveValue('icu');
    // Once it is there, only what it holds can be chosen.
    await act(async () => deliver({ ok: true, json: () => Promise.resolve(offered) }));
    await user.type(title(), 'x');
    await user.clear(state());
    await user.click(search());
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('takes back what was typed too early, once the list has come without it', async () => {
    let deliver: (value: unknown) => void = () => {};
    answer.mockReturnValue(new Promise((resolve) => (deliver = resolve)));
    const user = show();
    await user.type(title(), 'zzzz');
    await act(async () => deliver({ ok: true, json: () => Promise.resolve(offered) }));
    await screen.findByText('No matching job titles');
    await user.keyboard('{Enter}');
    expect(push).not.toHaveBeenCalled();
    await user.click(search());
    expect(push).not.toHaveBeenCalled();
  });

  it('is searched by typing: states by code or full name, in any case (HM-04)', async () => {
    const user = show();
    await user.click(state());
    await waitFor(() => expect(options()).toEqual(['AlabamaAL', 'IowaIA', 'TexasTX']));
    await user.type(state(), 'tX');
    expect(options()).toEqual(['TexasTX']);
    await user.clear(state());
    await user.type(state(), 'IOW');
    expect(options()).toEqual(['IowaIA']);
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
    expect(screen.getAllByRole('listbox', { hidden: true })).toHaveLength(1);
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

  it('holds one choice, and choosing the chosen clears it (HM-07)', async () => {
    const user = show();
    await user.click(title());
    await user.click(await screen.findByRole('option', { name: 'RN' }));
    expect(title()).toHaveValue('RN');
    await user.click(title());
    expect(screen.getByRole('option', { name: 'RN' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('option', { name: 'CT Technologist' }));
    expect(title()).toHaveValue('CT Technologist');
    await user.click(title());
    await user.click(screen.getByRole('option', { name: 'CT Technologist' }));
    expect(title()).toHaveValue('');
  });

  it('is worked with the keys alone', async () => {
    const user = show();
    await user.tab();
    expect(title()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'RN' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'CT Technologist' });
    expect(title()).toHaveAttribute('aria-activedescendant', second.id);
    await user.keyboard('{Enter}');
    expect(title()).toHaveValue('CT Technologist');
    expect(push).not.toHaveBeenCalled();
    await user.tab();
    await user.keyboard('tex{Enter}');
    expect(state()).toHaveValue('Texas');
    await user.keyboard('{ArrowDown}{Escape}');
    expect(state()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith(
      '/jobs?title=CT+Technologist&state=TX&sort=recent&collapsed=true',
    );
  });

  it('takes a state that is spelled out, as its code (HM-08)', async () => {
    const user = show();
    await user.click(state());
    await screen.findByRole('option', { name: /Texas/ });
    await user.type(state(), 'texas');
    await user.click(search());
    expect(push).toHaveBeenCalledWith('/jobs?state=TX&sort=recent&collapsed=true');
  });

  it('goes nowhere with neither, says so and returns to the first field (HM-09)', async () => {
    const user = show();
    await user.click(search());
    expect(push).not.toHaveBeenCalled();
    expect(title()).toHaveFocus();
    expect(title()).toHaveAttribute('aria-expanded', 'false');
    const hint = screen.getByText('Choose a job title or a state from the list, then search.');
    expect(screen.getAllByRole('status')).toContain(hint.closest('[role="status"]'));
  });

  it('says when the list did not load, and tries again when it is opened again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer.mockResolvedValue({ ok: false, status: 503 });
    const user = show();
    await user.click(title());
    await screen.findByText('The list did not load. Open it again to retry.');
    answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(offered) });
    await user.keyboard('{Escape}');
    await user.click(title());
    expect(await screen.findByRole('option', { name: 'RN' })).toBeVisible();
  });

  it('is a GET form of the list without scripts', () => {
    show();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/jobs');
    expect([...new FormData(form).entries()]).toEqual([
      ['title', ''],
      ['state', ''],
      ['sort', 'recent'],
      ['collapsed', 'true'],
    ]);
  });
});

describe('the home search on a phone (HM-05)', () => {
  it('opens a modal list from a read-only field, which Done closes', async () => {
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
    await user.click(await screen.findByRole('option', { name: 'RN' }));
    await user.click(screen.getByRole('option', { name: 'RN' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(title()).toHaveValue('');
  });

  it('is searched and worked with the keys', async () => {
    const user = show(390);
    act(() => title().focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'RN' });
    const box = screen.getByRole('searchbox', { name: 'Search job titles' });
    await user.type(box, 'ct');
    expect(options()).toEqual(['CT Technologist']);
    fireEvent.keyDown(screen.getByRole('listbox'), { key: ' ' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(title()).toHaveValue('CT Technologist');
    expect(push).not.toHaveBeenCalled();
  });
});
