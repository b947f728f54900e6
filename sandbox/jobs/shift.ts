/** The shifts the agency books, as the feed words them, and what each means in a posting. */
export const SHIFTS = {
  'Days, 3 × 12': [
    'Three 12-hour days a week, 7 a.m. to 7:30 p.m., with every third weekend.',
    'Three 12s on days, 36 hours guaranteed. Self-scheduling opens six weeks ahead.',
    'Day shift, 6:45 a.m. to 7:15 p.m., three days a week. Blocks can be arranged before you start.',
  ],
  'Nights, 3 × 12': [
    'Three 12-hour nights a week, 7 p.m. to 7:30 a.m., with every third weekend.',
    'Night shift, 6:45 p.m. to 7:15 a.m., 36 hours guaranteed. The unit tries to keep your three nights together.',
    'Three nights in a row where the schedule allows, so that your days off are worth something.',
  ],
  'Mid shift, 3 × 12': [
    'Three 12-hour mid shifts, 11 a.m. to 11:30 p.m., when the volumes are.',
    'Mid shift, 10 a.m. to 10:30 p.m., three days a week, with every other weekend.',
  ],
  'Weekends, 3 × 12': [
    'Friday, Saturday and Sunday, 12 hours each. Your week is free from Monday to Thursday.',
    'Weekend plan: three 12-hour shifts between Friday and Monday morning, agreed a month ahead.',
  ],
  'Days, 4 × 10': [
    'Four 10-hour days, Monday to Friday, with the fifth day off agreed in advance.',
    'Four 10s, 7 a.m. to 5:30 p.m., no weekends.',
  ],
  'Days, 4 × 10 with call': [
    'Four 10-hour days, 6:30 a.m. to 5 p.m., and one night of call a week. You must be at the door within 30 minutes.',
    'Four 10s on days, call one weekend in four. Call-back is paid at time and a half with a two-hour minimum.',
  ],
  'Days, 5 × 8': [
    'Monday to Friday, 8 hours a day, no weekends.',
    'Five 8-hour days, 8 a.m. to 4:30 p.m., with a start half an hour earlier or later if you ask.',
    'Weekdays only, 40 hours guaranteed.',
  ],
  'Days, 5 × 8 with call': [
    'Five 8-hour days, 7 a.m. to 3:30 p.m., with one evening of call a week and one weekend in five.',
    'Monday to Friday on days, plus shared call. Every hour of call is paid, and call-backs at time and a half.',
  ],
  'Evenings, 5 × 8': [
    'Five evenings a week, 2:30 p.m. to 11 p.m., with every other weekend.',
    'Evening shift, 3 p.m. to 11:30 p.m., 40 hours guaranteed, weekends in rotation.',
  ],
  'Nights, 5 × 8': [
    'Five nights a week, 11 p.m. to 7:30 a.m., every other weekend off.',
    'Night shift, 10:45 p.m. to 7:15 a.m., 40 hours guaranteed, with the same two nights off each week where possible.',
  ],
  'Nights, 4 × 10': [
    'Four 10-hour nights, 9 p.m. to 7:30 a.m., with every third weekend.',
    'Four nights a week, 10 hours each, posted four weeks ahead.',
  ],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type Shift = keyof typeof SHIFTS;
