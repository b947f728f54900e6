import { IS_SAMPLE, whileSample } from '@/__tests__/support/while-sample';
import { REFERRAL_BONUS, SITE } from '@/lib/config/site';
import { ABOUT, ABOUT_PRINCIPLES } from '@/lib/content/pages/about';
import { BENEFITS, BENEFITS_SHOWN } from '@/lib/content/jobs/benefits';
import { ACCESSIBILITY } from '@/lib/content/legal/accessibility';
import { EQUAL_OPPORTUNITY } from '@/lib/content/legal/equal-opportunity';
import { PRIVACY_POLICY } from '@/lib/content/legal/privacy-policy';
import { TERMS_AND_CONDITIONS } from '@/lib/content/legal/terms-and-conditions';
import { PITCH_BLURBS } from '@/lib/content/pages/home-pitch';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import { RILEY, RILEY_BENEFITS, RILEY_QUESTIONS, RILEY_STEPS } from '@/lib/content/pages/riley';
import { FIELDS, SPECIALTIES, specialtyAt } from '@/lib/content/specialties';
import { TESTIMONIALS } from '@/lib/content/pages/testimonials';
import { WHY, WHY_PROMISES, WHY_STEPS } from '@/lib/content/pages/why';

const LEGAL = [PRIVACY_POLICY, TERMS_AND_CONDITIONS, EQUAL_OPPORTUNITY, ACCESSIBILITY];
const PAGES = [...SPECIALTIES, ABOUT, WHY, RILEY, ...LEGAL];
const RILEY_TEXTS = [RILEY, RILEY_BENEFITS, RILEY_STEPS, RILEY_QUESTIONS];

/** Every text in some content, at any depth. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}

/** The texts that are sentences, except what is repeated on purpose: benefits, the bonus and the sample's day. */
const sentencesOf = (...contents: readonly unknown[]) =>
  contents
    .flatMap(textsOf)
    .filter((text) => text.length > 40 && !BENEFITS_SHOWN.some((benefit) => benefit === text));

/** What to do about a text that search results would cut; nothing if it fits. */
const tooLong = (text: string, most: number, remedy: string) =>
  text.length <= most ? '' : `${text.length} characters, ${most} are shown: ${remedy}: ${text}`;

const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the specialties', () => {
  whileSample('have the paths of the specification, to the letter (RT-04, RT-05)', () => {
    expect(SPECIALTIES.map(({ path }) => path)).toEqual([
      '/Nursing-Staffing-Services',
      '/Travel-Nursing-Jobs',
      '/Long-Term-Care-Nurse-Jobs',
      '/Cath-Labs-Technologist-Jobs',
      '/Cardiopulmonary-Jobs',
      '/Imaging-Jobs',
      '/Laboratory-Technologist-Jobs',
      '/Therapy-Social-Worker-Jobs',
    ]);
  });

  it('are found by their exact path', () => {
    const [first] = SPECIALTIES;
    expect(first && specialtyAt(first.path)).toBe(first);
    expect(specialtyAt(first?.path.toLowerCase() ?? '')).toBeUndefined();
  });

  it('each have a unique look', () => {
    const looks = SPECIALTIES.map(({ scene, tone }) => [`${scene.drawing} ${scene.view}`, tone]);
    expect(new Set(looks.map(([scene]) => scene)).size).toBe(looks.length);
    // There are eight tones: a ninth specialty shares one.
    expect(new Set(looks.map(([, tone]) => tone)).size).toBe(Math.min(looks.length, 8));
  });

  it.each(SPECIALTIES.map((specialty) => [specialty.name, specialty] as const))(
    '%s describes its roles and answers questions (LP-02)',
    (_, { roles, questions, filters }) => {
      expect(roles.length).toBeGreaterThanOrEqual(4);
      expect(roles.length % 2).toBe(0);
      expect(questions.length).toBeGreaterThanOrEqual(3);
      expect(Object.values(filters).flat().length).toBeGreaterThan(0);
    },
  );

  it('some list benefits, some do not (LP-02)', () => {
    expect(new Set(SPECIALTIES.map(({ benefits }) => benefits !== null)).size).toBe(2);
  });

  whileSample(
    'mention the rise in demand only for long-term care, with room for the source (LP-04)',
    () => {
      const withFigures = SPECIALTIES.filter(({ demand }) => demand);
      expect(withFigures.map(({ path }) => path)).toEqual(['/Long-Term-Care-Nurse-Jobs']);
      const [{ demand } = { demand: undefined }] = withFigures;
      expect(demand?.figures.map(({ figure, of }) => `${figure} ${of}`)).toEqual([
        expect.stringMatching(/^28% .*RN/),
        expect.stringMatching(/^41% .*LPN/),
      ]);
      expect(demand?.text).toContain('2015 to 2030');
      expect(demand?.source.text).not.toBe('');
    },
  );
});

describe('the fields', () => {
  whileSample('are the ten of the specification (LP-05)', () => {
    expect(FIELDS.map(({ label }) => label.toLowerCase())).toEqual([
      'nursing',
      'travel nursing',
      'long-term care',
      'cath lab',
      'cardiopulmonary',
      'imaging',
      'laboratory',
      'therapy',
      'social work',
      'pharmacy',
    ]);
  });

  it('lead to a landing page or to the list', () => {
    for (const { href } of FIELDS) {
      expect(href.startsWith('/jobs?') || specialtyAt(href) !== undefined).toBe(true);
    }
  });
});

describe('what a search engine shows (LP-01)', () => {
  it.each(['title', 'description'] as const)('every page has a unique %s', (name) => {
    expect(twice(PAGES.map((page) => page[name]))).toEqual([]);
  });

  it('every hidden heading is unique', () => {
    expect(
      twice([...SPECIALTIES, ABOUT, WHY, RILEY].map(({ heading }) => heading.toLowerCase())),
    ).toEqual([]);
  });

  it.each(PAGES.map((page) => [page.title, page] as const))(
    '%s: title and description have the length that search results show',
    (_, { title, description }) => {
      const whole = `${title} | ${SITE.titleBrand}`;
      expect(tooLong(whole, 60, 'shorten `titleBrand` in lib/config/site.ts, or the title')).toBe(
        '',
      );
      expect(title.length).toBeGreaterThanOrEqual(8);
      expect(description.length).toBeGreaterThanOrEqual(100);
      expect(tooLong(description, 165, 'shorten the description')).toBe('');
    },
  );
});

describe('the copy', () => {
  const sentences = sentencesOf(
    SPECIALTIES,
    ABOUT,
    ABOUT_PRINCIPLES,
    WHY,
    WHY_PROMISES,
    WHY_STEPS,
    RILEY_TEXTS,
    LEGAL,
  );

  it('repeats no sentence', () => {
    expect(sentences.length).toBeGreaterThan(IS_SAMPLE ? 200 : 0);
    expect(twice(sentences)).toEqual([]);
  });

  whileSample(
    'promises of a posting only what the feed has: no call, caseload or figure that may be missing',
    () => {
      const promise =
        /posting says|(named|written) in(to)? the posting|(on|with) every (card|posting)|up front|in plain sight|on the page|guarantee|within minutes|any hour/i;
      const offers = [TESTIMONIALS, OFFERING_GROUPS, PITCH_BLURBS].flatMap(textsOf);
      expect([...sentences, ...offers].filter((text) => promise.test(text))).toEqual([]);
    },
  );

  whileSample(
    'keeps the voice: no exclamation marks, no recruiting poetry, no placeholders',
    () => {
      const poetry =
        /!|dream job|\bhero(es)?\b|passionate|unlock|leading provider|lorem|\bTODO\b|click here|learn more/i;
      expect(sentences.filter((text) => poetry.test(text))).toEqual([]);
    },
  );
});

describe('the referral bonus', () => {
  const { why, riley, benefits, qualifier } = REFERRAL_BONUS;

  whileSample('has the specification’s three amounts', () => {
    expect([why, riley, benefits]).toEqual(['up to $1000', 'up to $300', '$1,000 unlimited']);
  });

  it('is quoted where the specification requires it, from the configuration (MK-02, MK-03, MK-04)', () => {
    expect(WHY.referral).toMatchObject({ figure: why, text: 'per successful referral' });
    expect(RILEY.referral.figure).toBe(riley);
    expect(BENEFITS).toContain(`${benefits} referral bonus`);
    expect(qualifier).toMatch(IS_SAMPLE ? /Ask your recruiter/ : /\w/);
  });

  it('has no other amount on any page', () => {
    const amounts = [
      ABOUT,
      ...SPECIALTIES.map((page) => ({ ...page, benefits: null })),
      RILEY_TEXTS,
    ]
      .flatMap(textsOf)
      .flatMap((text) => text.match(/\$[\d,]+/g) ?? []);
    expect(amounts).toEqual(riley.match(/\$[\d,]+/g) ?? []);
  });
});

describe('Riley', () => {
  const texts = RILEY_TEXTS.flatMap(textsOf).join(' ');

  it.each([
    'virtual assistant',
    '5-10 minute',
    'human recruiter',
    'emails and texts you',
    'Reply STOP',
  ])('says "%s" (MK-05)', (words) => {
    expect(texts).toContain(words);
  });

  whileSample('has cards, five steps and eight questions (MK-06, MK-07)', () => {
    expect(RILEY_BENEFITS.length).toBeGreaterThanOrEqual(3);
    expect(RILEY_STEPS).toHaveLength(5);
    expect(RILEY_QUESTIONS).toHaveLength(8);
  });
});

describe('the legal texts (MK-08)', () => {
  it.each(LEGAL.map((text) => [text.title, text] as const))(
    '%s is complete: sections with anchors, and a contact',
    (_, text) => {
      const ids = text.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(text.sections.length).toBeGreaterThanOrEqual(4);
      for (const { blocks } of text.sections) expect(blocks.length).toBeGreaterThan(0);
      const words = textsOf(text).join(' ');
      expect(words).toContain(SITE.email);
      expect(words).toContain(SITE.phone.text);
    },
  );

  it('state what STOP and HELP do', () => {
    for (const text of [PRIVACY_POLICY, TERMS_AND_CONDITIONS]) {
      expect(textsOf(text).join(' ')).toMatch(/Reply STOP .*HELP for help/);
    }
  });
});
