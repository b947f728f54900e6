import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import type { EngineName } from '@/e2e/support/engines/engine';
import { missing } from './needs.mjs';
import { startEngine } from '@/e2e/support/engines/start';
import { Visitor } from '@/e2e/support/engines/visitor';
import { say } from '../say.mjs';

/**
 * Takes pictures of ten pages of a running site on a phone, in all engines that this machine has, side by side, into the ignored folder
 * screenshots/engines/:
 *   npm run screenshots:engines [http://localhost:3000 [part of a name …]]
 */
const [origin = `http://localhost:${process.env.PORT || '3000'}`, ...wanted] =
  process.argv.slice(2);
const FOLDER = 'screenshots/engines';
const PHONE = { width: 390, height: 844 };
/** How many screens of a page are shown, one below the other. */
const SCREENS = 4;
const GAP = 10;

type Picture = {
  readonly name: string;
  /** `{job}` is an open job, `{jobs}` are three. */
  readonly path: string;
  readonly dark?: boolean;
  readonly act?: (visitor: Visitor) => Promise<void>;
};

const MAP = '/job-map';
const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', dark: true },
  { name: 'jobs', path: '/jobs' },
  { name: 'jobs-dark', path: '/jobs', dark: true },
  {
    name: 'jobs-filter-open',
    path: '/jobs',
    act: async (visitor) => {
      await visitor.press({ css: 'button', says: 'Expand' });
      await visitor.press({ css: 'form button[aria-haspopup=dialog]', says: 'Speciality' });
      await visitor.shows({ css: 'dialog[open] label' });
    },
  },
  { name: 'job', path: '/jobs/{job}' },
  { name: 'job-dark', path: '/jobs/{job}', dark: true },
  { name: 'apply', path: '/apply/{job}' },
  {
    name: 'job-map',
    path: MAP,
    act: (visitor) => visitor.shows({ css: '.leaflet-marker-icon' }),
  },
  {
    name: 'saved',
    path: '/jobs',
    act: async (visitor) => {
      for (const n of [1, 2]) {
        const save = { css: `main li:nth-of-type(${n}) article [data-save]` };
        await visitor.press(save);
        await visitor.waits('to save', async () => (await visitor.reads(save)).pressed);
      }
      await visitor.open('/saved');
      await visitor.shows({ css: 'main article' });
    },
  },
  { name: 'contact', path: '/contact' },
  { name: 'landing', path: '/Imaging-Jobs' },
  { name: 'pay', path: '/pay/icu' },
  { name: 'compare', path: '/compare?ids={jobs}' },
];

const openJobs = await firstJobs();
const engines = (['chromium', 'firefox', 'webkit'] as const).filter((engine) => {
  const reason = missing(engine);
  if (reason) say('screenshots', reason);
  return !reason;
});
const chosen = PICTURES.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const taken = new Map<string, Buffer[]>();
for (const engine of engines) await takeAll(engine);
mkdirSync(FOLDER, { recursive: true });
for (const [name, columns] of taken)
  await sharp(await join(columns, 'across')).toFile(`${FOLDER}/${name}.png`);

/** Ids of three open jobs. */
async function firstJobs(): Promise<readonly string[]> {
  const html = await (await fetch(new URL('/jobs', origin))).text();
  return [
    ...new Set([...html.matchAll(/href="\/apply\/([\w-]+)"/g)].flatMap(([, id]) => id ?? [])),
  ];
}

async function takeAll(name: EngineName): Promise<void> {
  const engine = await startEngine(name);
  for (const picture of chosen) {
    const window = await engine.open({ ...PHONE, dark: picture.dark ?? false });
    try {
      const column = await take(new Visitor(window, origin), picture);
      taken.set(picture.name, [...(taken.get(picture.name) ?? []), column]);
    } catch (error) {
      say('screenshots', `${picture.name} in ${name}: ${String(error)}`);
      process.exitCode = 1;
    } finally {
      await window.close();
    }
  }
  await engine.close();
  say('screenshots', name);
}

async function take(visitor: Visitor, { path, act }: Picture): Promise<Buffer> {
  const [job = 'no-job'] = openJobs;
  await visitor.open(path.replace('{jobs}', openJobs.slice(0, 3).join()).replace('{job}', job));
  await act?.(visitor);
  const screens: Buffer[] = [];
  for (let screen = 0; screen < SCREENS; screen += 1) {
    const top = screen * PHONE.height;
    const height = await visitor.sees(() => document.documentElement.scrollHeight);
    if (top >= height) break;
    // What covers the page stays where it is.
    if (screen > 0 && (await visitor.sees(() => document.querySelector('dialog[open]') !== null)))
      break;
    await visitor.scroll(top);
    await visitor.rests();
    screens.push(await visitor.screenshot());
  }
  return join(screens, 'down');
}

/** Joins pictures across or down, with a gap between them. */
async function join(pictures: readonly Buffer[], direction: 'across' | 'down'): Promise<Buffer> {
  let [width, height] = [0, 0];
  const layers = [];
  for (const input of pictures) {
    const size = await sharp(input).metadata();
    if (direction === 'across') {
      layers.push({ input, left: width, top: 0 });
      width += size.width + GAP;
      height = Math.max(height, size.height);
    } else {
      layers.push({ input, left: 0, top: height });
      height += size.height + GAP;
      width = Math.max(width, size.width);
    }
  }
  return sharp({ create: { width, height, channels: 3, background: '#c0f' } })
    .composite(layers)
    .png()
    .toBuffer();
}
