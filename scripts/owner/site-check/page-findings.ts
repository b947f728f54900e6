import { readdirSync } from 'node:fs';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { config } from '@/middleware';
import type { SiteFinding } from './finding';

/** Pages of `app/` with an address of one segment; a bracketed folder stands for several and is left out. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || /^[[_@]/.test(entry.name)) return [];
    const inside = `${folder}/${entry.name}`;
    if (entry.name.startsWith('(')) return pagesIn(inside);
    return readdirSync(inside).includes('page.tsx') ? [`/${entry.name}`] : [];
  });
}

/** Pages that were only half added or removed: their addresses are treated as unknown. */
export function pageFindings(
  pages: readonly string[] = pagesIn('app'),
  paths: readonly string[] = SINGLE_SEGMENT_PAGES,
  matcher: readonly string[] = config.matcher,
): SiteFinding[] {
  const slip = (text: string, where: string): SiteFinding => ({
    level: 'must',
    kind: 'slip',
    key: 'pages',
    text,
    where,
  });
  const turnedAway = matcher.map((source) => new RegExp(`^${source}$`));
  return [
    ...pages
      .filter((path) => !paths.includes(path))
      .map((path) =>
        slip(`the page '${path}' is not in PAGES: add it`, 'lib/content/addresses/pages.ts'),
      ),
    ...paths
      .filter((path) => turnedAway.some((pattern) => pattern.test(path)))
      .map((path) =>
        slip(
          `the page '${path}' is not in the matcher: add it, or remove it from PAGES`,
          'middleware.ts',
        ),
      ),
  ];
}
