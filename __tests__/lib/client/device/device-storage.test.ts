/** @jest-environment jsdom */
import {
  createCollection,
  forgetEverything,
  onDeviceChange,
} from '@/lib/client/device/device-storage';
import {
  applications,
  savedJobs,
  searches,
  viewedJobs,
  visits,
} from '@/lib/client/device/collections';
import { noteViewed, noteVisit, saveAll, toggleSaved } from '@/lib/client/device/note';
import { noteSearchOf } from '@/lib/client/device/note-search';
import { DEVICE_LIMITS } from '@/lib/config/limits';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';

const [, OTHER] = PAGE_SIZES;

const words = createCollection<string>({
  name: 'words',
  version: 2,
  max: 3,
  toItem: (value) => (typeof value === 'string' ? value : null),
  keyOf: (word) => word,
});
const keptAs = (text: string) => localStorage.setItem('device:words', text);
const icu = { id: 'a1', title: 'ICU RN', place: 'Austin, TX', pay: '$2,310 a week' };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

/** Lets storage fail as if it were full, `times` over. */
function full(times: number) {
  const real = Storage.prototype.setItem;
  let left = times;
  return jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (left-- > 0) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, text);
  });
}

describe('a collection', () => {
  it('keeps the newest, in order, and returns the same array until something changes', () => {
    expect(words.read()).toEqual([]);
    expect(words.write(['d', 'c', 'b', 'a'])).toBe('written');
    expect(words.read()).toEqual(['d', 'c', 'b']);
    expect(words.read()).toBe(words.read());
    expect(JSON.parse(localStorage.getItem('device:words') ?? '')).toEqual({
      v: 2,
      items: ['d', 'c', 'b'],
    });
  });

  it.each([
    ['no JSON', '{"v":2,"items":["a"'],
    ['null', 'null'],
    ['a number', '7'],
    ['another version', '{"v":3,"items":["a"]}'],
    ['no version', '{"items":["a"]}'],
    ['no list', '{"v":2,"items":{"length":9}}'],
    ['far too long', JSON.stringify({ v: 2, items: ['x'.repeat(DEVICE_LIMITS.maxCharacters)] })],
  ])('is empty if it finds %s', (_, text) => {
    keptAs(text);
    expect(words.read()).toEqual([]);
  });

  it('leaves out invalid entries, and keeps valid ones', () => {
    keptAs('{"v":2,"items":[null,"a",7]}');
    expect(words.read()).toEqual(['a']);
  });

  it('keeps each entry once, however often it is added', () => {
    keptAs('{"v":2,"items":["b","a","b"]}');
    expect(words.read()).toEqual(['b', 'a']);
    expect(words.write(['c', 'a', 'c', 'b'])).toBe('written');
    expect(words.read()).toEqual(['c', 'a', 'b']);
  });

  it('drops the oldest and tries once more if storage is full', () => {
    full(1);
    expect(words.write(['c', 'b', 'a'])).toBe('without the oldest');
    expect(words.read()).toEqual(['c', 'b']);
  });

  it('says so if there is no room at all, and keeps what it had', () => {
    words.write(['a']);
    const tries = full(9);
    expect(words.write(['b', 'a'])).toBe('not written');
    expect(tries).toHaveBeenCalledTimes(2);
    expect(words.read()).toEqual(['a']);
  });

  it('is empty and stores nothing if storage is blocked', () => {
    words.write(['a']);
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(words.read()).toEqual([]);
    expect(words.write(['b'])).toBe('not written');
    expect(words.write([])).toBe('not written');
    expect(() => forgetEverything()).not.toThrow();
    expect(toggleSaved(icu)).toBe('not written');
    expect(noteVisit()).toBeNull();
  });

  it('notifies of changes here and in other tabs, and of no other keys', () => {
    const heard = jest.fn();
    const stop = onDeviceChange(heard);
    words.write(['a']);
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'device:saved' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new StorageEvent('storage', { key: 'somebody-else' }));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    words.write([]);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('is erased with all others, and nothing else is', () => {
    words.write(['a']);
    toggleSaved(icu);
    localStorage.setItem('somebody-else', 'stays');
    expect(localStorage).toHaveLength(3);
    expect(forgetEverything()).toBe(true);
    expect(Object.keys(localStorage)).toEqual(['somebody-else']);
    expect(savedJobs.read()).toEqual([]);
    expect(localStorage.getItem('somebody-else')).toBe('stays');
  });
});

describe('what the device stores', () => {
  it('is the fields of a saved job that a list shows, and no more', () => {
    const job = { ...icu, description: 'no', email: 'no@example.org' };
    expect(toggleSaved(job)).toBe('written');
    expect(savedJobs.read()).toEqual([{ ...icu, on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
    expect(localStorage.getItem('device:saved')).not.toContain('no@example.org');
    expect(toggleSaved(job)).toBe('removed');
    expect(localStorage.getItem('device:saved')).toBeNull();
  });

  it('stays within its limits: a full list drops no saved job', () => {
    for (let n = 0; n < DEVICE_LIMITS.saved; n += 1) toggleSaved({ ...icu, id: `j${n}` });
    expect(toggleSaved(icu)).toBe('full');
    expect(savedJobs.read()).toHaveLength(DEVICE_LIMITS.saved);
    for (let n = 0; n < 30; n += 1) noteViewed({ ...icu, id: `j${n}` });
    expect(viewedJobs.read()).toHaveLength(DEVICE_LIMITS.viewed);
    expect(viewedJobs.read()[0]?.id).toBe('j29');
  });

  it('can be a whole shortlist, as far as there is room, each job once', () => {
    const sent = (size: number) =>
      Array.from({ length: size }, (_, n) => ({ ...icu, id: `s${n}` }));
    toggleSaved(icu);
    expect(saveAll([icu, ...sent(2)])).toBe('written');
    expect(savedJobs.read().map(({ id }) => id)).toEqual(['s0', 's1', 'a1']);
    expect(saveAll(sent(2))).toBe('written');
    expect(saveAll(sent(60))).toBe('full');
    expect(savedJobs.read()).toHaveLength(DEVICE_LIMITS.saved);
    expect(saveAll([{ ...icu, id: 'late' }])).toBe('full');
    expect(savedJobs.read().map(({ id }) => id)).toContain('a1');
  });

  it('is a search without its order and page, once, and none without a filter', () => {
    noteSearchOf(`title=RN&sort=recent&page=3&per=${OTHER}&collapsed=true`);
    noteSearchOf('state=TX');
    noteSearchOf('title=RN');
    noteSearchOf('sort=recent&page=2');
    expect(searches.read()).toEqual([{ search: 'title=RN' }, { search: 'state=TX' }]);
  });

  const bad = [
    { id: '../../etc', title: 'x', on: '2026-11-22', day: '22', search: 7 },
    { id: 'a', title: '', on: '2026-11-22', search: '' },
    { id: 'a', title: { html: '<b>' }, on: 'today', search: 'x'.repeat(1_001) },
    'text',
    null,
    [],
  ];
  it.each([
    ['saved', savedJobs],
    ['viewed', viewedJobs],
    ['searches', searches],
    ['visit', visits],
  ])('%s ignores invalid entries', (name, collection) => {
    localStorage.setItem(`device:${name}`, JSON.stringify({ v: 1, items: bad }));
    expect(collection.read()).toEqual([]);
  });

  it('an application is an id and a day', () => {
    const items = [
      { id: 'a', on: '2026-11-22', email: 'no@example.org' },
      { id: 'a b', on: '2026-11-22' },
    ];
    localStorage.setItem('device:applied', JSON.stringify({ v: 1, items }));
    expect(applications.read()).toEqual([{ id: 'a', on: '2026-11-22' }]);
  });
});
