import { licenseLine } from '@/sandbox/jobs/license';
import type { Place } from '@/sandbox/jobs/places/place';
import type { Profile } from '@/sandbox/jobs/profile';
import type { Draw } from '@/sandbox/jobs/seed';
import { SHIFTS } from '@/sandbox/jobs/shift';
import type { Shift } from '@/sandbox/jobs/shift';
import { STATES } from '@/sandbox/jobs/state';

/** The posting in parts, before any markup. */
type Posting = {
  readonly unit: string;
  readonly team: string;
  readonly duties: readonly string[];
  readonly needs: readonly string[];
  readonly schedule: string;
  readonly contract: string;
  readonly around: string;
};

type Headings = readonly [
  unit: string,
  duties: string,
  needs: string,
  schedule: string,
  around: string,
];

const HEADINGS: readonly [Headings, ...Headings[]] = [
  ['The job', 'What you will do', 'What you bring', 'Schedule', 'Around {city}'],
  ['The unit', 'Your shift', 'What we ask for', 'Hours and contract', 'Living in {city}'],
  ['About the job', 'The work', 'Requirements', 'When you work', 'Off shift in {city}'],
  [
    'Where you would work',
    'What the days hold',
    'You have',
    'Schedule and contract',
    '{city}, {state}',
  ],
];

const LONG_CONTRACTS = [
  'The contract is {length}, and most people are offered an extension.',
  'It runs {length}. An extension is decided about a month before the end.',
  'You are booked for {length}; tell us on day one about time off you already know of.',
  'Planned for {length}, with orientation on the first two days.',
] as const;
const OPEN_CONTRACTS = [
  'The length of the contract is agreed with you.',
  'There is no fixed end yet; you are booked four weeks at a time.',
] as const;
const FIRST_STEPS = [
  'The manager calls within two working days.',
  'One phone interview with the manager, then an answer.',
  'Start dates are flexible within three weeks.',
  'You speak with the person you would report to before you decide.',
  'Feedback comes in the first week, not at the end.',
  'Orientation is paid.',
] as const;

/** States whose law sets how many patients a nurse may have. */
const RATIO_STATES: readonly string[] = ['CA', 'OR'];

const articleOf = (number: string): string => (/^(8|11$|18$)/.test(number) ? 'An' : 'A');

/** Fills '{20-28}', '{city}' and '{state}'. */
const fill = (text: string, place: Place, draw: Draw): string =>
  text
    .replace(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
      String(draw.between(Number(low), Number(high))),
    )
    .replace(/\bAn? (\d+)/g, (_, number: string) => `${articleOf(number)} ${number}`)
    .replaceAll('{city}', place.city)
    .replaceAll('{state}', STATES[place.state].name);

function compose(
  { writing, license }: Profile,
  place: Place,
  shift: Shift,
  contract: string | null,
  draw: Draw,
): Posting {
  const filled = (text: string) => fill(text, place, draw);
  const small = place.size === 'small';
  const units = small ? (writing.smallUnits ?? writing.units) : writing.units;
  const byLaw = RATIO_STATES.includes(place.state) ? writing.lawTeam : undefined;
  const team = byLaw ?? (small ? (writing.smallTeam ?? writing.team) : writing.team);
  const licenseNeed = licenseLine(license, place.state);
  return {
    unit: filled(draw.pick(units)),
    team: filled(draw.pick(team)),
    duties: draw.some(writing.duties, draw.between(4, 6)).map(filled),
    needs: [
      ...(licenseNeed ? [licenseNeed] : []),
      ...writing.needs.map(filled),
      ...draw.some(writing.extras, draw.between(1, 2)).map(filled),
    ],
    schedule: draw.pick<string>(SHIFTS[shift]),
    contract: [
      contract
        ? draw.pick(LONG_CONTRACTS).replace('{length}', contract)
        : draw.pick(OPEN_CONTRACTS),
      draw.pick(FIRST_STEPS),
    ].join(' '),
    around: draw.pick(place.around),
  };
}

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function withHeadings(p: Posting, [unit, duties, needs, schedule, around]: Headings): string {
  return [
    `<h3>${unit}</h3><p>${p.unit}</p><p>${p.team}</p>`,
    `<h3>${duties}</h3>${list(p.duties)}`,
    `<h3>${needs}</h3>${list(p.needs)}`,
    `<h3>${schedule}</h3><p>${p.schedule} ${p.contract}</p>`,
    `<h3>${around}</h3><p>${p.around}</p>`,
  ].join('\n');
}

function withStrong(p: Posting, [, duties, needs, schedule, around]: Headings): string {
  return [
    `<p>${p.unit} ${p.team}</p>`,
    `<p><strong>${duties}</strong></p>${list(p.duties)}`,
    `<p><strong>${needs}</strong></p>${list(p.needs)}`,
    `<p><strong>${schedule}.</strong> ${p.schedule} ${p.contract}</p>`,
    `<p><strong>${around}.</strong> ${p.around}</p>`,
  ].join('\n');
}

/** Sentences in a row without any markup, as in older postings. */
const asPlainText = (p: Posting, place: Place): string =>
  [
    p.unit,
    p.team,
    ...p.duties.map((duty) => `${duty}.`),
    'What we ask for:',
    ...p.needs.map((need) => `${need}.`),
    p.schedule,
    p.contract,
    `Around ${place.city}: ${p.around}`,
  ].join(' ');

/** A posting's text for one job: HTML for most, plain sentences for about one in eight. */
export function describe(
  profile: Profile,
  place: Place,
  shift: Shift,
  contract: string | null,
  draw: Draw,
): string {
  const posting = compose(profile, place, shift, contract, draw);
  if (draw.chance(0.12)) return asPlainText(posting, place);
  const [a, b, c, d, e] = draw.pick(HEADINGS);
  const headings: Headings = [a, b, c, d, fill(e, place, draw)];
  return draw.chance(0.7) ? withHeadings(posting, headings) : withStrong(posting, headings);
}
