import file from '@/content/licensing-boards.json' with { type: 'json' };
import { toStateCode } from '@/lib/domain/place/states';

/** The body that licenses registered nurses in a state, and the address where it explains how. */
type LicensingBoard = { readonly name: string; readonly url: string };

/** As the file has them: its schema allows no braces, so there is nothing to fill in. */
const BOARDS: ReadonlyMap<string, LicensingBoard> = new Map(
  Object.entries<LicensingBoard>(file.boards),
);

/**
 * The board that licenses registered nurses in a state; if a department licenses them itself, the department.
 * @param state a code in any case, or a full name
 * @returns null if no address is known for certain, as for some territories, or if it is not a state
 */
export function licensingBoard(state: string): LicensingBoard | null {
  return BOARDS.get(toStateCode(state)) ?? null;
}
