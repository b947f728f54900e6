// A document and another page as Next renders them, cached by a site that sets headers for them.
import { globals } from '../../../server/process-globals.mjs';
import { newPageCache } from './new-page-cache.mjs';

const cache = newPageCache();
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
