const NIGHT = /\b(?:nights?|overnights?|nocs?)\b/i;
/** How many days, not which part of them: 'three days a week', '5 days/wk', '3 days on, 4 off'. */
const COUNTED =
  /\b(?:\d+|one|two|three|four|five|six|seven)[- ]?days?\b|\bdays? ?(?:\/|a |per |on\b|off\b|week)/gi;
const DAY = /\bdays?\b/i;

/** Whether a shift of the feed is by night or by day; null if it says neither, or both: 'Evenings', 'Rotating days and nights'. */
export function shiftTime(shift: string): 'night' | 'day' | null {
  const isNight = NIGHT.test(shift);
  return isNight === DAY.test(shift.replace(COUNTED, ' ')) ? null : isNight ? 'night' : 'day';
}
