import 'server-only';
import type { OutboxEntry, EntryState } from './outbox-store';

const NAME =
  /^(?<queuedAt>\d{1,15})-(?<id>[0-9a-f]{32})\.(?<state>waiting|sending|held)-(?<tries>\d{1,9})(?:-(?<note>[a-z0-9-]+))?(?:\.seen-(?<seenAt>\d{1,15}))?(?:\.told-(?<alertedAt>\d{1,15}))?\.encrypted$/;

/** The name of an entry's file, which contains all that is known about it without opening it. */
export function nameOf({
  queuedAt,
  id,
  state,
  tries,
  note,
  seenAt,
  alertedAt,
}: OutboxEntry): string {
  const marks = [
    note && `-${note}`,
    seenAt === undefined ? '' : `.seen-${seenAt}`,
    alertedAt === undefined ? '' : `.told-${alertedAt}`,
  ];
  return `${queuedAt}-${id}.${state}-${tries}${marks.join('')}.encrypted`;
}

/** The entry that a name describes; null if the file is not an entry. */
export function entryOf(name: string): OutboxEntry | null {
  const parts = NAME.exec(name)?.groups;
  if (parts === undefined) return null;
  return {
    id: parts.id ?? '',
    queuedAt: Number(parts.queuedAt),
    state: parts.state as EntryState,
    tries: Number(parts.tries),
    note: parts.note ?? '',
    ...(parts.seenAt && { seenAt: Number(parts.seenAt) }),
    ...(parts.alertedAt && { alertedAt: Number(parts.alertedAt) }),
  };
}
