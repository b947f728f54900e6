// A document and another page as Next makes them, kept by a site that has headers for them.
import PageCache from '../../../../scripts/server/page-cache.mjs';
import { globals } from '../../../../scripts/server/process-globals.mjs';
const fs = { readFile: () => Promise.reject(new Error('none')), existsSync: () => false };
const cache = new PageCache({
  fs,
  flushToDisk: false,
  serverDistDir: '/none',
  maxMemoryCacheSize: 1e6,
  revalidatedTags: [],
});
globals.responseHeaders = {
  forCachedPage: (html) => ({ 'content-security-policy': 'of ' + html }),
};
const read = [];
for (const kind of ['document', 'app']) {
  const html = '<main data-kind="' + kind + '">A</main><script>self.__next_f.push([1,""])</script>';
  await cache.set('/' + kind, { kind: 'APP_PAGE', html, headers: {} }, {});
  const { value } = await cache.get('/' + kind, { kind: 'APP_PAGE', tags: [] });
  read.push([value.html, value.headers['content-security-policy']]);
}
console.log(JSON.stringify(read));
