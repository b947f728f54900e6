import { PARTS } from '@/sandbox/jobs/parts';
import type { Headings, Place, Profile, Shift } from '@/sandbox/jobs/parts';
import type { Draw } from '@/sandbox/jobs/seed';

const articleOf = (number: string): string => (/^(8|11$|18$)/.test(number) ? 'An' : 'A');

/** Fills '{20-28}', '{city}', '{state}' and '{multistate}'. */
function fill(text: string, { city, state }: Place, draw: Draw): string {
  const { name, compact } = PARTS.states[state];
  return text
    .replace(/\{(\d+)-(\d+)\}/g, (_, low: string, high: string) =>
      String(draw.between(Number(low), Number(high))),
    )
    .replace(/\bAn? (\d+)/g, (_, number: string) => `${articleOf(number)} ${number}`)
    .replaceAll('{city}', city)
    .replaceAll('{state}', name)
    .replaceAll('{multistate}', compact ? `${name} or compact` : name);
}

type Job = {
  readonly profile: Profile;
  readonly place: Place;
  readonly shift: Shift;
  readonly contractLength: string | null;
};

/** The posting in parts, before any markup. */
function compose({ profile, place, shift, contractLength }: Job, draw: Draw) {
  const filled = (text: string) => fill(text, place, draw);
  const small = place.size === 'small';
  const byLaw = PARTS.states[place.state].ratioLaw ? profile.lawTeam : undefined;
  const license = PARTS.licenses[profile.license].find(
    ({ states }) => states?.includes(place.state) ?? true,
  );
  return {
    unit: filled(draw.pick((small && profile.smallUnits) || profile.units)),
    team: filled(draw.pick(byLaw ?? ((small && profile.smallTeam) || profile.team))),
    duties: draw.some(profile.duties, draw.between(4, 6)).map(filled),
    needs: [
      ...(license ? [filled(license.line)] : []),
      ...profile.needs.map(filled),
      ...draw.some(profile.extras, draw.between(1, 2)).map(filled),
    ],
    schedule: [
      draw.pick(PARTS.shifts[shift]),
      contractLength
        ? draw.pick(PARTS.lengthSentences).replace('{length}', contractLength)
        : draw.pick(PARTS.openEndedSentences),
      draw.pick(PARTS.firstSteps),
    ].join(' '),
    around: draw.pick(place.around),
  };
}
type Posting = ReturnType<typeof compose>;

const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const withHeadings = (posting: Posting, headings: Headings): string =>
  [
    `<h3>${headings.unit}</h3><p>${posting.unit}</p><p>${posting.team}</p>`,
    `<h3>${headings.duties}</h3>${list(posting.duties)}`,
    `<h3>${headings.needs}</h3>${list(posting.needs)}`,
    `<h3>${headings.schedule}</h3><p>${posting.schedule}</p>`,
    `<h3>${headings.around}</h3><p>${posting.around}</p>`,
  ].join('\n');

const withStrong = (posting: Posting, headings: Headings): string =>
  [
    `<p>${posting.unit} ${posting.team}</p>`,
    `<p><strong>${headings.duties}</strong></p>${list(posting.duties)}`,
    `<p><strong>${headings.needs}</strong></p>${list(posting.needs)}`,
    `<p><strong>${headings.schedule}.</strong> ${posting.schedule}</p>`,
    `<p><strong>${headings.around}.</strong> ${posting.around}</p>`,
  ].join('\n');

/** Sentences in a row without any markup, as in older postings. */
const asPlainText = ({ unit, team, duties, needs, schedule, around }: Posting, { city }: Place) =>
  [
    unit,
    team,
    ...duties.map((duty) => `${duty}.`),
    'What we ask for:',
    ...needs.map((need) => `${need}.`),
    schedule,
    `Around ${city}: ${around}`,
  ].join(' ');

/** A posting's text for one job: HTML for most, plain sentences for about one in eight. */
export function describe(job: Job, draw: Draw): string {
  const posting = compose(job, draw);
  if (draw.chance(0.12)) return asPlainText(posting, job.place);
  const picked = draw.pick(PARTS.headings);
  const headings = { ...picked, around: fill(picked.around, job.place, draw) };
  return draw.chance(0.7) ? withHeadings(posting, headings) : withStrong(posting, headings);
}
