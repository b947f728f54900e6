import type { Drawing, SceneView } from '@/lib/content/pages/scene';

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Crop = { readonly name: string; readonly strip: Box; readonly stamp: Box };

const square = (x: number, y: number, side: number): Box => [x, y, side, side];

/** The parts of each drawing that work as pictures: a strip for the top of a card, a square for a list. No motif is cut in two. */
export const CROPS: Readonly<Record<Drawing, readonly Crop[]>> = {
  prairie: [
    { name: 'road', strip: [630, 548, 500, 187], stamp: square(860, 570, 140) },
    { name: 'clinic', strip: [376, 462, 420, 158], stamp: square(446, 486, 130) },
    { name: 'poles', strip: [1060, 420, 500, 188], stamp: square(1330, 425, 190) },
    { name: 'sunrise', strip: [704, 404, 506, 190], stamp: square(960, 420, 200) },
    { name: 'elevator', strip: [560, 428, 400, 150], stamp: square(640, 440, 150) },
    { name: 'meadow', strip: [0, 560, 420, 158], stamp: square(20, 580, 150) },
  ],
  mountains: [
    { name: 'peak', strip: [800, 160, 600, 225], stamp: square(900, 160, 300) },
    { name: 'caravan', strip: [1010, 616, 360, 135], stamp: square(1100, 616, 140) },
    { name: 'pines', strip: [0, 520, 520, 195], stamp: square(30, 520, 200) },
    { name: 'lake', strip: [430, 470, 560, 210], stamp: square(480, 300, 300) },
    { name: 'valley', strip: [340, 260, 480, 180], stamp: square(480, 260, 160) },
    { name: 'range', strip: [0, 300, 440, 165], stamp: square(20, 310, 190) },
    { name: 'firs', strip: [1230, 480, 370, 139], stamp: square(1360, 480, 210) },
  ],
  coast: [
    { name: 'light', strip: [880, 376, 400, 150], stamp: square(1000, 390, 140) },
    { name: 'sail', strip: [430, 440, 400, 150], stamp: square(510, 474, 130) },
    { name: 'town', strip: [1140, 440, 440, 165], stamp: square(1256, 470, 130) },
    { name: 'sunset', strip: [540, 390, 480, 180], stamp: square(670, 380, 220) },
    { name: 'reeds', strip: [0, 560, 440, 165], stamp: square(70, 565, 160) },
    { name: 'houses', strip: [1394, 456, 206, 77], stamp: square(1402, 462, 112) },
    { name: 'gulls', strip: [640, 262, 352, 132], stamp: square(760, 275, 120) },
  ],
  desert: [
    { name: 'buttes', strip: [1030, 384, 480, 180], stamp: square(1060, 372, 200) },
    { name: 'adobe', strip: [350, 520, 360, 135], stamp: square(440, 530, 120) },
    { name: 'saguaro', strip: [1120, 520, 480, 180], stamp: square(1380, 480, 200) },
    { name: 'balloon', strip: [860, 134, 740, 277], stamp: square(1190, 136, 238) },
    { name: 'spires', strip: [20, 425, 440, 165], stamp: square(40, 420, 180) },
    { name: 'sundown', strip: [640, 380, 480, 180], stamp: square(760, 380, 200) },
    { name: 'drifter', strip: [830, 262, 330, 124], stamp: square(930, 280, 140) },
  ],
  city: [
    { name: 'tram', strip: [238, 515, 280, 105], stamp: square(280, 490, 164) },
    { name: 'towers', strip: [1020, 240, 520, 195], stamp: square(1080, 280, 200) },
    { name: 'hospital', strip: [960, 482, 440, 165], stamp: square(1090, 490, 156) },
    { name: 'rowers', strip: [590, 612, 400, 150], stamp: square(690, 620, 160) },
    { name: 'bridge', strip: [120, 425, 520, 195], stamp: square(470, 420, 190) },
    { name: 'harbor', strip: [600, 412, 400, 150], stamp: square(610, 400, 180) },
  ],
  lake: [
    { name: 'steeple', strip: [1112, 402, 480, 180], stamp: square(1112, 398, 140) },
    { name: 'canoe', strip: [524, 558, 360, 135], stamp: square(630, 572, 130) },
    { name: 'jetty', strip: [960, 650, 360, 135], stamp: square(1040, 664, 130) },
    { name: 'boathouse', strip: [846, 494, 290, 109], stamp: square(890, 504, 110) },
    { name: 'cattails', strip: [0, 594, 400, 150], stamp: square(20, 606, 130) },
    { name: 'dawn', strip: [460, 352, 468, 175], stamp: square(710, 352, 160) },
  ],
  snow: [
    { name: 'barn', strip: [430, 448, 440, 165], stamp: square(540, 460, 140) },
    { name: 'plow', strip: [900, 620, 400, 150], stamp: square(1014, 640, 126) },
    { name: 'firs', strip: [1200, 540, 400, 150], stamp: square(1350, 460, 250) },
    { name: 'fence', strip: [140, 546, 400, 150], stamp: square(200, 550, 110) },
    { name: 'winter', strip: [924, 370, 400, 150], stamp: square(924, 372, 148) },
  ],
  delta: [
    { name: 'riverboat', strip: [620, 590, 400, 150], stamp: square(704, 500, 234) },
    { name: 'heron', strip: [240, 610, 400, 150], stamp: square(336, 614, 140) },
    { name: 'cypress', strip: [1120, 350, 480, 180], stamp: square(1290, 330, 310) },
    { name: 'stilts', strip: [100, 476, 400, 150], stamp: square(166, 482, 136) },
    { name: 'bend', strip: [300, 378, 432, 162], stamp: square(585, 390, 150) },
  ],
  plains: [
    { name: 'train', strip: [440, 456, 400, 150], stamp: square(640, 520, 110) },
    { name: 'turbines', strip: [1000, 240, 560, 210], stamp: square(1190, 210, 240) },
    { name: 'clinic', strip: [890, 498, 340, 128], stamp: square(966, 516, 120) },
    { name: 'bales', strip: [1060, 600, 400, 150], stamp: square(1146, 632, 96) },
    { name: 'elevator', strip: [640, 420, 300, 113], stamp: square(690, 440, 105) },
  ],
};

/** The larger part behind the title of a job's page: from 640 px on, and below. Birds are left out, because the edge would cut them. */
export const HEADERS: Readonly<Record<Drawing, { readonly wide: Box; readonly narrow: Box }>> = {
  prairie: { wide: [560, 355, 1040, 445], narrow: [640, 360, 792, 440] },
  mountains: { wide: [470, 130, 1130, 500], narrow: [520, 150, 900, 500] },
  coast: { wide: [560, 355, 1040, 445], narrow: [700, 360, 792, 440] },
  desert: { wide: [470, 130, 1130, 500], narrow: [650, 140, 900, 500] },
  city: { wide: [470, 220, 1130, 500], narrow: [650, 220, 900, 500] },
  lake: { wide: [870, 372, 700, 300], narrow: [900, 372, 560, 311] },
  snow: { wide: [560, 355, 1040, 445], narrow: [700, 360, 792, 440] },
  delta: { wide: [560, 355, 1040, 445], narrow: [700, 355, 801, 445] },
  plains: { wide: [470, 130, 1130, 500], narrow: [650, 130, 900, 500] },
};

/** Taller 4:3 parts, for use beside text. */
export const VIEWS: Readonly<Record<SceneView, readonly [Drawing, Box]>> = {
  clinic: ['prairie', [400, 350, 400, 300]],
  road: ['prairie', [655, 390, 480, 360]],
  light: ['coast', [925, 350, 480, 360]],
  caravan: ['mountains', [960, 460, 400, 300]],
  lake: ['mountains', [330, 240, 560, 420]],
  skyline: ['city', [900, 235, 560, 420]],
  balloon: ['desert', [900, 120, 560, 420]],
  turbines: ['plains', [900, 150, 560, 420]],
  farm: ['snow', [500, 330, 480, 360]],
  riverboat: ['delta', [580, 400, 480, 360]],
  steeple: ['lake', [1000, 290, 480, 360]],
};
