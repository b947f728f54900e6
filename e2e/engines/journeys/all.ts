import { missing } from '@/scripts/test/needs.mjs';
import type { EngineName } from '../../support/engines/engine';
import { test } from '../../support/engines/test';
import { applyJourneys } from './apply';
import { findJourneys } from './find';
import { mapGestureJourneys } from './map-gestures';
import { phoneJourneys } from './phone';
import { readJourneys } from './read';
import { typeJourneys } from './type';

/** All journeys in one engine. Where it is missing they are left out, and say why. */
export function journeysIn(engine: EngineName): void {
  const reason = missing(engine);
  test.use({ engineName: engine });
  test.skip(reason !== null, reason ?? '');
  phoneJourneys(engine);
  findJourneys(engine);
  applyJourneys(engine);
  readJourneys(engine);
  typeJourneys(engine);
  mapGestureJourneys(engine);
}
