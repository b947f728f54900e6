import fc from 'fast-check';
import {
  drawingOf,
  headerArtOf,
  stampsOf,
  stripOf,
  stripsOf,
  viewOf,
} from '@/components/job-card/job-postcard';
import { POSTCARDS } from '@/components/job-card/postcard';
import { CROPS } from '@/components/job-card/postcard-crops';
import { SPECIALTIES } from '@/lib/content/specialties';
import { STATE_NAMES } from '@/lib/domain/place/states';

const ids = Array.from({ length: 400 }, (_, index) => `a0X${String(index).padStart(12, '0')}`);
const stampOf = (job: { id: string; state: string | null }) => stampsOf([job])[0] ?? '';
const box = (src: string) => {
  const [, numbers = ''] = /#svgView\(viewBox\(([\d,]+)\)\)$/.exec(src) ?? [];
  return numbers.split(',').map(Number);
};

describe('the postcard of a job', () => {
  it.each([
    ['mountains', 'AK CO ID MT WY'],
    ['desert', 'AZ NM NV UT'],
    ['city', 'DC GA IL MD MN NJ NY PA'],
    ['coast', 'AL CA CT DE FL HI LA MA ME MI MS NC NH OR RI SC VA WA PR VI GU AS MP'],
    ['prairie', 'AR IA IN KS KY MO ND NE OH OK SD TN TX VT WI WV'],
  ])('shows the %s for their states', (drawing, states) => {
    for (const state of states.split(' '))
      expect([state, drawingOf(state)]).toEqual([state, drawing]);
  });

  it.each([null, '', 'Ontario', 'co'])('shows the prairie for %p, which is no state', (state) => {
    expect(drawingOf(state)).toBe('prairie');
  });

  it('has a landscape for every state there is', () => {
    for (const state of Object.keys(STATE_NAMES)) {
      expect(stripOf({ id: 'x', state })).toContain(`/art/${drawingOf(state)}.svg#svgView(`);
    }
  });

  it('is the same for the same job, every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(null, 'CO', 'OR', 'IA'), (id, state) => {
        expect(stripOf({ id, state })).toBe(stripOf({ id, state }));
        expect(stampOf({ id, state })).toBe(stampOf({ id, state }));
      }),
    );
  });

  it('differs between jobs: each crop gets its share of ids that follow one another', () => {
    const shares = new Map<string, number>();
    for (const id of ids) {
      const src = stripOf({ id, state: 'CO' });
      shares.set(src, (shares.get(src) ?? 0) + 1);
    }
    const crops = CROPS.mountains.length;
    expect(shares.size).toBe(crops);
    for (const share of shares.values()) expect(share).toBeGreaterThan(ids.length / (2 * crops));
  });

  it('is a strip on a card and a square in a list, both within the drawing', () => {
    for (const state of ['CO', 'OR', 'IA', 'NM', 'IL']) {
      for (const id of ids.slice(0, 40)) {
        const [x = 0, y = 0, width = 0, height = 0] = box(stripOf({ id, state }));
        expect(width / height).toBeCloseTo(2.667, 1);
        const [left = 0, top = 0, side = 0, otherSide] = box(stampOf({ id, state }));
        expect(side).toBe(otherSide);
        expect(Math.max(x + width, left + side)).toBeLessThanOrEqual(1600);
        expect(Math.max(y + height, top + side)).toBeLessThanOrEqual(800);
      }
    }
  });

  it.each([
    ['CO', 'mountains'],
    ['OR', 'coast'],
    ['IA', 'prairie'],
    ['NM', 'desert'],
    ['IL', 'city'],
    [null, 'prairie'],
  ] as const)('of %s has the %s behind its own page as well', (state, drawing) => {
    const art = headerArtOf({ state });
    expect(art.drawing).toBe(drawing);
    for (const src of [art.wide, art.narrow]) {
      expect(src).toContain(`/art/${drawing}.svg`);
      expect(box(src)).toHaveLength(4);
    }
  });
});

describe('the postcards of cards that stand together', () => {
  const states = fc.constantFrom(null, 'CO', 'OR', 'IA', 'NM', 'IL');
  const jobs = fc.array(fc.record({ id: fc.string(), state: states }), { maxLength: 30 });

  it.each([
    ['strips', stripsOf],
    ['stamps', stampsOf],
  ] as const)('%s: no three in a row hold the same one twice', (_, of) => {
    fc.assert(
      fc.property(jobs, (list) => {
        const shown = of(list);
        expect(shown).toHaveLength(list.length);
        for (const [at, own] of shown.entries())
          expect(shown.slice(Math.max(0, at - 2), at)).not.toContain(own);
      }),
    );
  });

  it('a job beside others shows its own where none of them does', () => {
    const list = ids
      .slice(0, 12)
      .map((id, at) => ({ id, state: ['CO', 'OR', 'IA'][at % 3] ?? null }));
    expect(stripsOf(list)).toEqual(list.map(stripOf));
  });
});

describe('the view beside a text', () => {
  it('is another one for each specialty, of the landscape at the top of its page', () => {
    const views = SPECIALTIES.map(({ view }) => viewOf(view));
    expect(new Set(views).size).toBe(SPECIALTIES.length);
    for (const { view, scene } of SPECIALTIES)
      expect(viewOf(view)).toContain(`/art/${scene.drawing}.svg#svgView(`);
  });

  it.each(SPECIALTIES.map(({ view }) => view))('%s is 4 to 3 and within the drawing', (view) => {
    const [x = 0, y = 0, width = 0, height = 0] = box(viewOf(view));
    expect(width / height).toBeCloseTo(4 / 3, 2);
    expect(x + width).toBeLessThanOrEqual(1600);
    expect(y + height).toBeLessThanOrEqual(800);
  });
});

describe('the postcards chosen by hand', () => {
  it.each(Object.entries(POSTCARDS))('%s is a crop of a drawing', (_, src) => {
    expect(src).toMatch(/^\/art\/(prairie|mountains|coast|desert|city)\.svg#svgView/);
    expect(box(src)).toHaveLength(4);
  });
});
