import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasChromium } from '@/scripts/test/chromium.mjs';
import type { EngineName } from './engine';

const INSTALL = {
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0 xvfb',
};

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

/** Path of a Firefox on this machine: FIREFOX_PATH, or one on the PATH. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || onPath(['firefox-esr', 'firefox']);

/** Whether the window's script finds what it imports. */
const hasWebKitForPython = (): boolean =>
  spawnSync('/usr/bin/python3', [
    '-c',
    'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1"); from gi.repository import Gtk, WebKit2',
  ]).status === 0;

const IS_THERE: Readonly<Record<EngineName, () => boolean>> = {
  chromium: hasChromium,
  firefox: () => findFirefox() !== undefined,
  webkit: () =>
    onPath(['WebKitWebDriver']) !== undefined &&
    onPath(['Xvfb']) !== undefined &&
    hasWebKitForPython(),
};

/** Why an engine cannot be tried on this machine; null if it can. */
export function whatIsMissing(engine: EngineName): string | null {
  if (IS_THERE[engine]()) return null;
  return engine === 'chromium'
    ? 'no Chromium on this machine'
    : `no ${engine} on this machine: apt-get install ${INSTALL[engine]}`;
}
