import { findFirefox } from '@/scripts/test/needs.mjs';
import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { startWithPlaywright } from './playwright-engine';
import { startWebKit } from './webkit';

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: () => startWithPlaywright('chromium'),
  // Playwright drives only its own build.
  firefox: () => (findFirefox() ? startFirefox() : startWithPlaywright('firefox')),
  webkit: startWebKit,
};

export const startEngine = (engine: EngineName): Promise<Engine> => START[engine]();
