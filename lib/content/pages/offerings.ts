import home from '@/content/home.json' with { type: 'json' };
import { fillIn } from '@/lib/content/files/fill-in';

/** A kind of work on the home page: its roles, and the short address the specification gives it (one redirect). */
export type Offering = {
  readonly name: string;
  readonly href: string;
  readonly roles: readonly string[];
  /** The postcard shown above it. */
  readonly postcard: 'town' | 'sunrise' | 'lake' | 'light' | 'peak' | 'clinic' | 'road';
};

export type OfferingGroup = {
  readonly id: string;
  readonly label: string;
  readonly offerings: readonly Offering[];
};

/** The home page's tabs; the first is open (specification, section 2, 'Home page'). */
export const OFFERING_GROUPS = fillIn(home.offerings as readonly OfferingGroup[]);
