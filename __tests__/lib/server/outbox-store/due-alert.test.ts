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
    'only those that have waited that long are reported',
    [waits('a', { came: HOUR }), waits('b', { came: 1 })],
    'waiting a',
  ],
  ['one still waits, and was reported', [waits('a', { came: HOUR, told: 30 * MINUTE })], null],
  [
    'another waits too long beside a reported one',
    [waits('a', { came: 2 * HOUR, told: HOUR }), waits('b', { came: HOUR })],
    null,
  ],
  ['one is on its way', [sending('a', { came: HOUR })], null],
  [
    'one waits too long while a reported one is on its way',
    [sending('a', { came: 2 * HOUR, told: HOUR }), waits('b', { came: HOUR })],
    null,
  ],
  [
    'one waits too long while an unreported one is on its way',
    [sending('a', { came: 2 * HOUR }), waits('b', { came: HOUR })],
    'waiting b',
  ],
  [
    'one waits, a day after the report of one that is on its way',
    [sending('a', { came: 26 * HOUR, told: 24 * HOUR }), waits('b', { came: 25 * HOUR })],
    'daily b',
  ],
  [
    'the first is held while a reported one is on its way',
    [sending('a', { came: 2 * HOUR, told: HOUR }), held('b', { came: 1 })],
    'held b',
  ],
  ['the first is held', [held('a', { came: 1 })], 'held a'],
  ['a second is held', [held('a', { came: HOUR, told: HOUR }), held('b', { came: 1 })], null],
  ['the reported one is gone, and another is held', [held('b', { came: HOUR })], 'held b'],
  [
    'one is held while a reported one waits',
    [waits('a', { came: HOUR, told: 1 }), held('b', { came: 1 })],
    'held b a',
  ],
  [
    'one waits too long while a reported one is held',
    [waits('a', { came: HOUR }), held('b', { came: HOUR, told: 1 })],
    'waiting b a',
  ],
  [
    'one is held, one waits too long, and neither was reported',
    [waits('a', { came: HOUR }), held('b', { came: 1 })],
    'held b a',
  ],
  [
    'one is held, not quite a day after its report',
    [held('a', { came: 99 * HOUR, told: 24 * HOUR - 1 })],
    null,
  ],
  [
    'one is held, a day after its report',
    [held('a', { came: 99 * HOUR, told: 24 * HOUR })],
    'daily a',
  ],
  [
    'one waits, a day after its report',
    [waits('a', { came: 25 * HOUR, told: 24 * HOUR })],
    'daily a',
  ],
  [
    'a day after the first report, an hour after the last',
    [held('a', { came: 25 * HOUR, told: 24 * HOUR }), held('b', { came: 2 * HOUR, told: HOUR })],
    null,
  ],
  ['a person released a reported one', [waits('a', { came: 2 * HOUR, told: HOUR })], null],
])('whether an alert is due: %s', (_, entries, expected) => {
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
