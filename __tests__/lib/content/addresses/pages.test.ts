import { readdirSync } from 'node:fs';
import { PAGES } from '@/lib/content/addresses/pages';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import type { SitePage } from '@/lib/content/addresses/site-page';

const GROUPS: Readonly<Record<SitePage['kind'], string>> = {
  document: '(documents)',
  app: '(apps)',
  hosted: '(hosted)',
  bare: '(bare)',
};
/** Pages whose addresses hold names that are settings or content: one folder has them all. */
const IN_ONE_FOLDER: readonly string[] = [WHY_PATH, ...Object.values(LANDING_PATHS)];

const folderOf = ({ path, kind }: SitePage) =>
  `${GROUPS[kind]}${IN_ONE_FOLDER.includes(path) ? '/[page]' : path}`.replace(/\/$/, '');

/** Folders of pages at addresses of one segment, in their groups. */
const folders = Object.values(GROUPS).flatMap((group) =>
  readdirSync(`app/${group}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:[^/]+\/)?page\.tsx$/.test(name))
    .map((name) => `${group}/${name}`.replace('/page.tsx', '')),
);

it('every page is in the folder of its kind, and every such folder has a page', () => {
  expect([...new Set(PAGES.map(folderOf))].sort()).toEqual([...folders].sort());
});

it('no page is listed twice', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it('search engines list none that is for one visitor', () => {
  const wrong = PAGES.filter(
    ({ search, shows }) => search === 'indexed' && shows === 'one visitor',
  );
  expect(wrong).toEqual([]);
});
