import fc from 'fast-check';
import { headerArtOf, stripOf, stripsOf, viewOf } from '@/components/job-card/job-postcard';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { POSTCARDS } from '@/components/job-card/postcard';
import { HEADERS, STRIPS, VIEWS } from '@/components/job-card/postcard-crops';
import { stampsOf } from '@/components/job-card/stamps';
import { SPECIALTIES } from '@/lib/content/specialties';
import { STATE_NAMES } from '@/lib/domain/place/states';

const ids = Array.from({ length: 400 }, (_, index) => `a0X${String(index).padStart(12, '0')}`);
/** A town in no table, so its state decides. */
const inState = (state: string | null) => ({ city: 'Anytown', state });
const placed = (id: string, state: string | null) => ({ id, ...inState(state) });
const stamps = (jobs: readonly Parameters<typeof stripOf>[0][]) =>
  stampsOf(jobs.map((job) => ({ ...job, drawing: drawingOf(job) })));
const stampOf = (job: Parameters<typeof stripOf>[0]) => stamps([job])[0] ?? '';
const box = (src: string) => {
  const [, numbers = ''] = /#svgView\(viewBox\(([\d,]+)\)\)$/.exec(src) ?? [];
  return numbers.split(',').map(Number);
};

describe('the postcard of a job', () => {
  it('has a landscape for every state', () => {
    for (const state of Object.keys(STATE_NAMES)) {
      const drawing = drawingOf(inState(state));
      expect(stripOf(placed('x', state))).toContain(`/art/${drawing}.svg#svgView(`);
    }
  });

  it('is the same for the same job, every time', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(null, 'CO', 'HI', 'IA'), (id, state) => {
        expect(stripOf(placed(id, state))).toBe(stripOf(placed(id, state)));
        expect(stampOf(placed(id, state))).toBe(stampOf(placed(id, state)));
      }),
    );
  });

  it('differs between jobs: each crop gets its share of consecutive ids', () => {
    const shares = new Map<string, number>();
    for (const id of ids) {
      const src = stripOf(placed(id, 'CO'));
      shares.set(src, (shares.get(src) ?? 0) + 1);
    }
    const crops = STRIPS.mountains.length;
    expect(shares.size).toBe(crops);
    for (const share of shares.values()) expect(share).toBeGreaterThan(ids.length / (2 * crops));
  });

  it('is a strip on a card and a square in a list, both within the drawing', () => {
    for (const state of ['CO', 'HI', 'IA', 'NM', 'DC']) {
      for (const id of ids.slice(0, 40)) {
        const [x = 0, y = 0, width = 0, height = 0] = box(stripOf(placed(id, state)));
        expect(width / height).toBeCloseTo(2.667, 1);
        const [left = 0, top = 0, side = 0, otherSide] = box(stampOf(placed(id, state)));
        expect(side).toBe(otherSide);
        expect(Math.max(x + width, left + side)).toBeLessThanOrEqual(1600);
        expect(Math.max(y + height, top + side)).toBeLessThanOrEqual(800);
      }
    }
  });

  it.each([
    ['CO', 'mountains'],
    ['HI', 'coast'],
    ['IA', 'prairie'],
    ['NM', 'desert'],
    ['DC', 'city'],
    [null, 'prairie'],
  ] as const)('of %s has the %s behind the job’s own page as well', (state, drawing) => {
    const art = headerArtOf(inState(state));
    expect(art.drawing).toBe(drawing);
    for (const src of [art.wide, art.narrow]) {
      expect(src).toContain(`/art/${drawing}.svg`);
      expect(box(src)).toHaveLength(4);
    }
  });
});

describe('the postcards of adjacent cards', () => {
  const states = fc.constantFrom(null, 'CO', 'HI', 'IA', 'NM', 'DC');
  const jobs = fc.array(fc.record({ id: fc.string(), city: fc.constant(null), state: states }), {
    maxLength: 30,
  });

  it.each([
    ['strips', stripsOf],
    ['stamps', stamps],
  ] as const)('%s: no two of three in a row are the same', (_, of) => {
    fc.assert(
      fc.property(jobs, (list) => {
        const shown = of(list);
        expect(shown).toHaveLength(list.length);
        for (const [at, own] of shown.entries())
          expect(shown.slice(Math.max(0, at - 2), at)).not.toContain(own);
      }),
    );
  });

  it('a job in a list shows its own if none of its neighbours does', () => {
    const list = ids.slice(0, 12).map((id, at) => placed(id, ['CO', 'HI', 'IA'][at % 3] ?? null));
    expect(stripsOf(list)).toEqual(list.map(stripOf));
  });
});

describe('the view beside a text', () => {
  it('differs for each specialty, and is taken from the landscape at the top of its page', () => {
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
    expect(src).toMatch(
      /^\/art\/(prairie|mountains|coast|desert|city|lake|snow|delta|plains)\.svg#svgView/,
    );
    expect(box(src)).toHaveLength(4);
  });
});

describe('parts in Safari', () => {
  /** There an image keeps the drawing's own 2 to 1: in a wider frame it shows what lies beside a narrower part, too. */
  const shownOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => {
    const wide = Math.max(width, 2 * height);
    const left = x + width / 2 - wide / 2;
    return { left, right: left + wide, top: y, bottom: y + height };
  };

  it.each([
    ...Object.entries(POSTCARDS).map(([name, src]) => [`postcard ${name}`, box(src)] as const),
    ...Object.entries(VIEWS).map(([name, [, part]]) => [`view ${name}`, part] as const),
    ...Object.entries(HEADERS).flatMap(([name, { wide, narrow }]) => [
      [`header ${name}, wide`, wide] as const,
      [`header ${name}, narrow`, narrow] as const,
    ]),
  ])('%s leaves no blank strip in a wide frame', (_, part) => {
    const { left, right, top, bottom } = shownOf(part);
    expect([left >= 0, right <= 1601, top >= 0, bottom <= 801]).toEqual([true, true, true, true]);
  });
});
