import type { Drawing } from '@/lib/domain/job/drawing';
import { cut, type Box } from './postcard';
import { cropsOf, type Pictured } from './crops-of';

const square = (x: number, y: number, side: number): Box => [x, y, side, side];

/** The parts of each drawing that work as squares for a list. No motif is cut in two. */
const STAMPS: Readonly<Record<Drawing, readonly Box[]>> = {
  prairie: [
    square(860, 570, 140), // road
    square(446, 486, 130), // clinic
    square(1330, 425, 190), // poles
    square(960, 420, 200), // sunrise
    square(640, 440, 150), // elevator
    square(20, 580, 150), // meadow
  ],
  mountains: [
    square(900, 160, 300), // peak
    square(1100, 616, 140), // caravan
    square(30, 520, 200), // pines
    square(480, 300, 300), // lake
    square(480, 260, 160), // valley
    square(20, 310, 190), // range
    square(1360, 480, 210), // firs
  ],
  coast: [
    square(1000, 390, 140), // light
    square(510, 474, 130), // sail
    square(1256, 470, 130), // town
    square(598, 380, 220), // sunset
    square(70, 565, 160), // reeds
    square(1402, 462, 112), // houses
    square(760, 275, 120), // gulls
  ],
  desert: [
    square(1060, 372, 200), // buttes
    square(440, 530, 120), // adobe
    square(1380, 480, 200), // saguaro
    square(1190, 136, 238), // balloon
    square(40, 420, 180), // spires
    square(760, 380, 200), // sundown
    square(930, 280, 140), // drifter
  ],
  city: [
    square(280, 490, 164), // tram
    square(1080, 280, 200), // towers
    square(1090, 490, 156), // hospital
    square(690, 620, 160), // rowers
    square(470, 420, 190), // bridge
    square(660, 400, 180), // harbor
  ],
  lake: [
    square(1112, 398, 140), // steeple
    square(630, 572, 130), // canoe
    square(1040, 664, 130), // jetty
    square(890, 504, 110), // boathouse
    square(20, 606, 130), // cattails
    square(710, 352, 160), // dawn
  ],
  snow: [
    square(540, 460, 140), // barn
    square(1014, 640, 126), // plow
    square(1350, 460, 250), // firs
    square(200, 550, 110), // fence
    square(924, 372, 148), // winter
  ],
  delta: [
    square(704, 526, 234), // riverboat
    square(336, 614, 140), // heron
    square(1290, 330, 310), // cypress
    square(166, 482, 136), // stilts
    square(681, 390, 150), // bend
  ],
  plains: [
    square(640, 520, 110), // train
    square(1190, 210, 240), // turbines
    square(966, 516, 120), // clinic
    square(1146, 632, 96), // bales
    square(690, 440, 105), // elevator
  ],
};

/** Addresses of the postcards as squares, for the jobs of a list: the browser draws lists too, so this file holds nothing else. */
export const stampsOf = (jobs: readonly Pictured[]): readonly string[] =>
  cropsOf(jobs, STAMPS).map(({ drawing, crop }) => cut(drawing, crop));
