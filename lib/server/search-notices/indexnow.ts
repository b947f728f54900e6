import 'server-only';
import { SEARCH_NOTICES } from '@/lib/config/limits';
import { post, type SearchEngine } from './search-engine';

/** Where the site publishes its key, which proves that the notices are its own (`app/indexnow-key.txt`). */
const INDEXNOW_KEY_PATH = '/indexnow-key.txt';

type Parts = { readonly key: string; readonly endpoint: string; readonly siteUrl: string };

/**
 * IndexNow: Bing, Yandex, Seznam and others share the notices they get. A notice does not say whether a page was added or removed:
 * they look.
 */
export const indexNow = ({ key, endpoint, siteUrl }: Parts): SearchEngine => ({
  name: 'indexnow',
  atOnce: SEARCH_NOTICES.indexNowAtOnce,
  async tell(notices) {
    const body = JSON.stringify({
      host: new URL(siteUrl).host,
      key,
      keyLocation: siteUrl + INDEXNOW_KEY_PATH,
      urlList: notices.map(({ url }) => url),
    });
    await post(endpoint, body, { 'content-type': 'application/json; charset=utf-8' });
  },
});
