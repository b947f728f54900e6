import { ENTRY } from '@/__tests__/support/queued';
import { dueAlert } from '@/lib/server/outbox-store/due-alert';
import type { OutboxEntry } from '@/lib/server/outbox-store/outbox-store';
import { needsPerson, waitingOf } from '@/lib/server/outbox-store/waiting';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = 1_800_000_000_000;
type Made = { readonly came: number; readonly told?: number };
const made = (
  id: string,
  state: OutboxEntry['state'],
  { came, told }: Made,
): OutboxEntry & { readonly bytes: number } => ({
  ...ENTRY,
  id,
  state,
  queuedAt: NOW - came,
  bytes: 1,
  ...(told !== undefined && { alertedAt: NOW - told }),
});
const held = (id: string, times: Made) => made(id, 'held', times);
const waits = (id: string, times: Made) => made(id, 'waiting', times);
const sending = (id: string, times: Made) => made(id, 'sending', times);

it.each<[string, readonly OutboxEntry[], string | null]>([
  ['nothing is there', [], null],
  ['one waits for 29 minutes', [waits('a', { came: 29 * MINUTE })], null],
  ['one waits for 30 minutes', [waits('a', { came: 30 * MINUTE })], 'waiting a'],
  [
    'only those that wait so long are told of',
    [waits('a', { came: HOUR }), waits('b', { came: 1 })],
    'waiting a',
  ],
  ['one waits on, and was told of', [waits('a', { came: HOUR, told: 30 * MINUTE })], null],
  [
    'another joins one that was told of',
    [waits('a', { came: 2 * HOUR, told: HOUR }), waits('b', { came: HOUR })],
    null,
  ],
  ['one is on its way', [sending('a', { came: HOUR })], null],
  [
    'one waits too long while another, which was told of, is on its way',
    [sending('a', { came: 2 * HOUR, told: HOUR }), waits('b', { came: HOUR })],
    null,
  ],
  [
    'one waits too long while another, which nobody was told of, is on its way',
    [sending('a', { came: 2 * HOUR }), waits('b', { came: HOUR })],
    'waiting b',
  ],
  [
    'waiting for a day since one was told of that is on its way',
    [sending('a', { came: 26 * HOUR, told: 24 * HOUR }), waits('b', { came: 25 * HOUR })],
    'daily b',
  ],
  [
    'the first is held while one that was told of is on its way',
    [sending('a', { came: 2 * HOUR, told: HOUR }), held('b', { came: 1 })],
    'held b',
  ],
  ['the first is held', [held('a', { came: 1 })], 'held a'],
  ['a second is held', [held('a', { came: HOUR, told: HOUR }), held('b', { came: 1 })], null],
  ['the one told of has gone, another is held', [held('b', { came: HOUR })], 'held b'],
  [
    'one is held while another waits, which was told of',
    [waits('a', { came: HOUR, told: 1 }), held('b', { came: 1 })],
    'held b a',
  ],
  [
    'one waits too long while another is held, which was told of',
    [waits('a', { came: HOUR }), held('b', { came: HOUR, told: 1 })],
    'waiting b a',
  ],
  ['both are news', [waits('a', { came: HOUR }), held('b', { came: 1 })], 'held b a'],
  [
    'held for not quite a day since it was told of',
    [held('a', { came: 99 * HOUR, told: 24 * HOUR - 1 })],
    null,
  ],
  [
    'held for a day since it was told of',
    [held('a', { came: 99 * HOUR, told: 24 * HOUR })],
    'daily a',
  ],
  [
    'waiting for a day since it was told of',
    [waits('a', { came: 25 * HOUR, told: 24 * HOUR })],
    'daily a',
  ],
  [
    'a day since the first was told of, an hour since the last',
    [held('a', { came: 25 * HOUR, told: 24 * HOUR }), held('b', { came: 2 * HOUR, told: HOUR })],
    null,
  ],
  ['let go again by a person who was told', [waits('a', { came: 2 * HOUR, told: HOUR })], null],
])('an alert is due: %s', (_, entries, expected) => {
  const due = dueAlert(entries, NOW);
  expect(due && [due.reason, ...due.about.map(({ id }) => id)].join(' ')).toBe(expected);
});

it.each<[string, readonly OutboxEntry[], boolean]>([
  ['nothing', [], false],
  ['one that waits for a minute', [waits('a', { came: MINUTE })], false],
  ['one that waits for half an hour', [waits('a', { came: 30 * MINUTE })], true],
  ['one that is on its way after half an hour', [sending('a', { came: 30 * MINUTE })], true],
  ['one that is held', [held('a', { came: 1, told: 1 })], true],
])('a person is needed: %s', (_, entries, expected) => {
  expect(needsPerson(waitingOf(entries, NOW))).toBe(expected);
});

it('counts what waits, and how long the oldest has waited', () => {
  expect(waitingOf([], NOW)).toEqual({ count: 0, held: 0, oldestSeconds: null });
  expect(waitingOf([held('a', { came: HOUR }), waits('b', { came: 2 * HOUR })], NOW)).toEqual({
    count: 2,
    held: 1,
    oldestSeconds: 7_200,
  });
});
