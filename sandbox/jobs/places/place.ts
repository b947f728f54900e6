import type { Some, TownSize } from '@/sandbox/jobs/profile';
import type { StateCode } from '@/sandbox/jobs/state';

/** A town the agency has work in. */
export type Place = {
  readonly city: string;
  readonly state: StateCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly size: TownSize;
  /** What a clinician finds nearby, a sentence or two each. */
  readonly around: Some<string>;
};

export const place = (
  city: string,
  state: StateCode,
  [latitude, longitude]: readonly [number, number],
  size: TownSize,
  ...around: Some<string>
): Place => ({ city, state, latitude, longitude, size, around });
