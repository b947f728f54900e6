import 'server-only';
import { createPages, type Pages } from './pages';
import { renderer } from './render';

/**
 * The process's page cache; null without the site's own server, as in development.
 * @param headersOf the headers of a page with this HTML, at this path
 */
export function startPages(
  headersOf: (html: string, path: string) => Readonly<Record<string, string>>,
): Pages | null {
  const render = renderer();
  const post = renderer('POST');
  if (!render || !post) return null;
  return createPages({
    render,
    renew: async (path) => {
      const { status } = await post(`/api/renew?path=${encodeURIComponent(path)}`);
      if (status !== 204) throw new Error(`Next did not renew ${path}: ${status}`);
    },
    headersOf,
  });
}
