import type { EngineName } from '../../support/engines/engine';
import { whatIsMissing } from '../../support/engines/missing';
import { test } from '../../support/engines/test';
import { applyJourneys } from './apply';
import { findJourneys } from './find';
import { mapGestureJourneys } from './map-gestures';
import { phoneJourneys } from './phone';
import { readJourneys } from './read';
import { typeJourneys } from './type';

/**
 * All journeys in one engine. Where it is missing they are left out, and say why; in continuous integration they fail, because all engines
 * are installed there (.ci/run).
 */
export function journeysIn(engine: EngineName): void {
  const missing = whatIsMissing(engine);
  test.use({ engineName: engine });
  test.skip(missing !== null && !process.env.CI, missing ?? '');
  phoneJourneys(engine);
  findJourneys(engine);
  applyJourneys(engine);
  readJourneys(engine);
  typeJourneys(engine);
  mapGestureJourneys(engine);
}
