import 'server-only';
import type { SpoolSlip, SpoolState } from './spool-store';

const NAME =
  /^(?<keptAt>\d{1,15})-(?<id>[0-9a-f]{32})\.(?<state>waiting|sending|held)-(?<tries>\d{1,9})(?:-(?<note>[a-z0-9-]+))?(?:\.seen-(?<seenAt>\d{1,15}))?(?:\.told-(?<toldAt>\d{1,15}))?\.sealed$/;

/** The name of an entry's file, which says all that its slip says. */
export function nameOf({ keptAt, id, state, tries, note, seenAt, toldAt }: SpoolSlip): string {
  const marks = [
    note && `-${note}`,
    seenAt === undefined ? '' : `.seen-${seenAt}`,
    toldAt === undefined ? '' : `.told-${toldAt}`,
  ];
  return `${keptAt}-${id}.${state}-${tries}${marks.join('')}.sealed`;
}

/** What a name says; null for a file that is no entry. */
export function slipOf(name: string): SpoolSlip | null {
  const parts = NAME.exec(name)?.groups;
  if (parts === undefined) return null;
  return {
    id: parts.id ?? '',
    keptAt: Number(parts.keptAt),
    state: parts.state as SpoolState,
    tries: Number(parts.tries),
    note: parts.note ?? '',
    ...(parts.seenAt && { seenAt: Number(parts.seenAt) }),
    ...(parts.toldAt && { toldAt: Number(parts.toldAt) }),
  };
}
