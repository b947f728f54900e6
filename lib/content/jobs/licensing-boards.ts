import file from '@/content/licensing-boards.json' with { type: 'json' };
import { toStateCode } from '@/lib/domain/place/states';

/** Who licenses registered nurses in a state, and where it says how. */
type LicensingBoard = { readonly name: string; readonly url: string };

/** The day on which somebody last looked at all the addresses. Look again before you change it. */
export const BOARDS_CHECKED_ON = file.checkedOn;

/** As the file has them: its schema lets no braces through, so there is nothing to fill in. */
const BOARDS: ReadonlyMap<string, LicensingBoard> = new Map(
  Object.entries<LicensingBoard>(file.boards),
);

/**
 * The board that licenses registered nurses in a state; where a department licenses them itself, the department.
 * @param state a code in any case, or a full name
 * @returns null where no address is known for certain, which is so for some territories, and for what is no state
 */
export function licensingBoard(state: string): LicensingBoard | null {
  return BOARDS.get(toStateCode(state)) ?? null;
}
