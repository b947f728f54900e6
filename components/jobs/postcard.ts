import type { JobSummary } from '@/lib/domain/job';

/** The drawings of public/art, 1600 × 800 each. */
export type Drawing = 'prairie' | 'mountains' | 'coast' | 'desert' | 'city';

type Box = readonly [x: number, y: number, width: number, height: number];
type Crop = { readonly name: string; readonly strip: Box; readonly stamp: Box };

const square = (x: number, y: number, side: number): Box => [x, y, side, side];

/** Where each drawing holds a picture of its own: a strip for the top of a card, a square for a list. */
const CROPS: Readonly<Record<Drawing, readonly Crop[]>> = {
  prairie: [
    { name: 'road', strip: [700, 545, 520, 195], stamp: square(860, 570, 140) },
    { name: 'clinic', strip: [376, 462, 420, 158], stamp: square(446, 486, 130) },
    { name: 'poles', strip: [1060, 420, 500, 188], stamp: square(1150, 450, 200) },
    { name: 'sunrise', strip: [760, 400, 520, 195], stamp: square(960, 420, 200) },
  ],
  mountains: [
    { name: 'peak', strip: [800, 160, 600, 225], stamp: square(900, 160, 300) },
    { name: 'caravan', strip: [1010, 616, 360, 135], stamp: square(1100, 616, 140) },
    { name: 'pines', strip: [0, 520, 520, 195], stamp: square(30, 520, 200) },
    { name: 'lake', strip: [430, 470, 560, 210], stamp: square(480, 300, 300) },
  ],
  coast: [
    { name: 'light', strip: [880, 376, 400, 150], stamp: square(1000, 390, 140) },
    { name: 'sail', strip: [430, 440, 400, 150], stamp: square(510, 474, 130) },
    { name: 'town', strip: [1140, 440, 440, 165], stamp: square(1256, 470, 130) },
    { name: 'sunset', strip: [540, 390, 480, 180], stamp: square(670, 380, 220) },
  ],
  desert: [
    { name: 'buttes', strip: [1030, 384, 480, 180], stamp: square(1060, 372, 200) },
    { name: 'adobe', strip: [350, 520, 360, 135], stamp: square(440, 530, 120) },
    { name: 'saguaro', strip: [1120, 520, 480, 180], stamp: square(1380, 480, 200) },
    { name: 'balloon', strip: [933, 136, 667, 250], stamp: square(1170, 136, 256) },
  ],
  city: [
    { name: 'tram', strip: [190, 500, 400, 150], stamp: square(280, 490, 164) },
    { name: 'towers', strip: [1020, 240, 520, 195], stamp: square(1080, 280, 200) },
    { name: 'hospital', strip: [960, 482, 440, 165], stamp: square(1090, 490, 156) },
    { name: 'rowers', strip: [590, 612, 400, 150], stamp: square(690, 620, 160) },
  ],
};

const ofStates = (drawing: Drawing, codes: string) =>
  codes.split(' ').map((code): [string, Drawing] => [code, drawing]);

/** The states not named here are prairie. City: about half of the state lives in one large city and its suburbs. */
const DRAWING_OF_STATE: ReadonlyMap<string, Drawing> = new Map([
  ...ofStates('mountains', 'AK CO ID MT WY'),
  ...ofStates('desert', 'AZ NM NV UT'),
  ...ofStates('city', 'DC GA IL MD MN NJ NY PA'),
  ...ofStates('coast', 'AL CA CT DE FL HI LA MA ME MI MS NC NH OR RI SC VA WA PR VI GU AS MP'),
]);

/** The landscape that goes with a state. Decoration: it never claims to be the town. */
export function drawingOf(state: string | null): Drawing {
  return DRAWING_OF_STATE.get(state ?? '') ?? 'prairie';
}

/** The larger piece behind the title of a job's own page: from 640 px on, and below. */
const HEADERS: Readonly<Record<Drawing, { readonly wide: Box; readonly narrow: Box }>> = {
  prairie: { wide: [470, 300, 1130, 500], narrow: [560, 300, 900, 500] },
  mountains: { wide: [470, 130, 1130, 500], narrow: [520, 150, 900, 500] },
  coast: { wide: [470, 300, 1130, 500], narrow: [600, 300, 900, 500] },
  desert: { wide: [470, 130, 1130, 500], narrow: [700, 140, 900, 500] },
  city: { wide: [470, 220, 1130, 500], narrow: [700, 220, 900, 500] },
};

/** FNV-1a: spreads ids that differ in one character. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The low bits of FNV follow the last characters closely; fold the high ones in.
  return (value ^ (value >>> 15)) >>> 0;
}

const fileOf = (drawing: Drawing) => `/art/${drawing}.svg`;
const cut = (drawing: Drawing, box: Box) => `${fileOf(drawing)}#svgView(viewBox(${box.join(',')}))`;

type Placed = Pick<JobSummary, 'id' | 'state'>;

function cropOf({ id, state }: Placed) {
  const drawing = drawingOf(state);
  const crops = CROPS[drawing];
  const crop = crops[hash(id) % crops.length];
  if (!crop) throw new Error(`No crop for ${drawing}`);
  return { drawing, crop };
}

/** Address of a job's postcard for the top of a card. The same job always shows the same. */
export function stripOf(job: Placed): string {
  const { drawing, crop } = cropOf(job);
  return cut(drawing, crop.strip);
}

/** Address of a job's postcard as a square, for lists. */
export function stampOf(job: Placed): string {
  const { drawing, crop } = cropOf(job);
  return cut(drawing, crop.stamp);
}

/** What stands behind the title of a job's page, by its state. */
export function headerArtOf({ state }: Pick<JobSummary, 'state'>): {
  drawing: Drawing;
  wide: string;
  narrow: string;
} {
  const drawing = drawingOf(state);
  const { wide, narrow } = HEADERS[drawing];
  return { drawing, wide: cut(drawing, wide), narrow: cut(drawing, narrow) };
}

/** A postcard of one drawing for a page of its own; the same page always shows the same. */
export function pictureOf(drawing: Drawing, page: string): string {
  const crops = CROPS[drawing];
  const crop = crops[hash(page) % crops.length];
  return crop ? cut(drawing, crop.strip) : fileOf(drawing);
}

/** A postcard chosen by hand, for pages and states that belong to no job. */
export const POSTCARDS = {
  poles: cut('prairie', [1060, 420, 500, 188]),
  road: cut('prairie', [700, 545, 520, 195]),
  sail: cut('coast', [430, 440, 400, 150]),
  lake: cut('mountains', [430, 470, 560, 210]),
  clinic: cut('prairie', [376, 462, 420, 158]),
  town: cut('coast', [1120, 400, 460, 340]),
  hospital: cut('city', [990, 330, 480, 356]),
  balloon: cut('desert', [933, 136, 667, 250]),
  light: cut('coast', [880, 376, 400, 150]),
  sunrise: cut('prairie', [760, 400, 520, 195]),
  peak: cut('mountains', [800, 160, 600, 225]),
  /** Higher than a strip: stands beside text. */
  lakeside: cut('mountains', [640, 400, 860, 400]),
} as const;
