import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { startWithPlaywright } from './playwright-engine';
import { startWebKit } from './webkit';

const START: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: () => startWithPlaywright('chromium'),
  firefox: startFirefox,
  webkit: startWebKit,
};

export const startEngine = (engine: EngineName): Promise<Engine> => START[engine]();
