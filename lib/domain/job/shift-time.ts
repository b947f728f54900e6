const NIGHT = /\b(?:nights?|overnights?|nocs?)\b/i;
/** Not the days of 'three days a week'. */
const DAY = /\bdays?\b(?! (?:a|per) week)/i;

/** Whether a shift of the feed is by night or by day; null if it says neither, or both: 'Evenings', 'Rotating days and nights'. */
export function shiftTime(shift: string): 'night' | 'day' | null {
  const isNight = NIGHT.test(shift);
  return isNight === DAY.test(shift) ? null : isNight ? 'night' : 'day';
}
