import { ADOPTED } from './adopted';
import { addressFindings } from './address-findings';
import { brandFindings } from './brand-findings';
import { colorFindings } from './color-findings';
import { contentFindings } from './content-findings';
import type { SiteFinding } from './finding';
import { menuFindings } from './menu-findings';
import { pageFindings } from './page-findings';
import { SAMPLE_CONTENT } from './sample-content';
import marks from './sample-marks.json';

/** What the sources say: mistakes, and samples still in place. */
export const sourceFindings = (): readonly SiteFinding[] => [
  ...brandFindings(),
  ...addressFindings(),
  ...menuFindings(),
  ...pageFindings(),
  ...colorFindings(),
  ...contentFindings(SAMPLE_CONTENT, marks, ADOPTED),
];
