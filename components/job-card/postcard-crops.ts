import type { SceneView } from '@/lib/content/pages/scene';
import type { Drawing } from '@/lib/domain/job/drawing';
import type { Box } from './postcard';

/** The parts of each drawing that work as strips for the tops of cards. No motif is cut in two. */
export const STRIPS: Readonly<Record<Drawing, readonly Box[]>> = {
  prairie: [
    [630, 548, 500, 187], // road
    [376, 462, 420, 158], // clinic
    [1060, 420, 500, 188], // poles
    [704, 404, 506, 190], // sunrise
    [560, 428, 400, 150], // elevator
    [0, 560, 420, 158], // meadow
  ],
  mountains: [
    [800, 160, 600, 225], // peak
    [1010, 616, 360, 135], // caravan
    [0, 520, 520, 195], // pines
    [430, 470, 560, 210], // lake
    [340, 260, 480, 180], // valley
    [0, 300, 440, 165], // range
    [1230, 480, 370, 139], // firs
  ],
  coast: [
    [880, 376, 400, 150], // light
    [430, 425, 400, 150], // sail
    [1140, 440, 440, 165], // town
    [540, 390, 480, 180], // sunset
    [0, 560, 440, 165], // reeds
    [1394, 456, 206, 77], // houses
    [640, 262, 352, 132], // gulls
  ],
  desert: [
    [1030, 384, 480, 180], // buttes
    [350, 520, 360, 135], // adobe
    [1120, 520, 480, 180], // saguaro
    [860, 134, 740, 277], // balloon
    [20, 425, 440, 165], // spires
    [640, 380, 480, 180], // sundown
    [830, 262, 330, 124], // drifter
  ],
  city: [
    [238, 515, 280, 105], // tram
    [1020, 240, 520, 195], // towers
    [960, 482, 440, 165], // hospital
    [590, 612, 400, 150], // rowers
    [120, 425, 520, 195], // bridge
    [600, 412, 400, 150], // harbor
  ],
  lake: [
    [1112, 402, 480, 180], // steeple
    [524, 558, 360, 135], // canoe
    [960, 650, 360, 135], // jetty
    [846, 494, 290, 109], // boathouse
    [0, 594, 400, 150], // cattails
    [460, 352, 468, 175], // dawn
  ],
  snow: [
    [430, 448, 440, 165], // barn
    [900, 620, 400, 150], // plow
    [1200, 540, 400, 150], // firs
    [140, 546, 400, 150], // fence
    [924, 370, 400, 150], // winter
  ],
  delta: [
    [620, 590, 400, 150], // riverboat
    [240, 610, 400, 150], // heron
    [1120, 350, 480, 180], // cypress
    [100, 476, 400, 150], // stilts
    [396, 378, 432, 162], // bend
  ],
  plains: [
    [440, 456, 400, 150], // train
    [1000, 240, 560, 210], // turbines
    [890, 498, 340, 128], // clinic
    [1060, 600, 400, 150], // bales
    [640, 420, 300, 113], // elevator
  ],
};

/** The larger part behind the title of a job's page: from 640 px on, and below. Birds are left out, because the edge would cut them. */
export const HEADERS: Readonly<Record<Drawing, { readonly wide: Box; readonly narrow: Box }>> = {
  prairie: { wide: [560, 355, 1040, 445], narrow: [640, 360, 792, 440] },
  mountains: { wide: [470, 130, 1130, 500], narrow: [500, 150, 900, 500] },
  coast: { wide: [700, 355, 900, 385], narrow: [760, 360, 792, 440] },
  desert: { wide: [470, 130, 1130, 500], narrow: [650, 140, 900, 500] },
  city: { wide: [470, 220, 1130, 500], narrow: [650, 220, 900, 500] },
  lake: { wide: [870, 372, 700, 300], narrow: [900, 372, 560, 311] },
  snow: { wide: [560, 355, 1040, 445], narrow: [700, 360, 792, 440] },
  delta: { wide: [560, 355, 1040, 445], narrow: [420, 355, 801, 445] },
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
