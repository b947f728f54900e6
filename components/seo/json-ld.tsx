import { createHash } from 'node:crypto';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { keepJsonLd } from './json-ld-texts';
import { JsonLdInHtml } from './json-ld-in-html';

/**
 * One block of structured data in the HTML of the page, escaped by the one serialiser. It is for who reads HTML, so it is not
 * in the page's data as well (docs/decisions/0031).
 */
export function JsonLd({ data }: { readonly data: object }) {
  const text = serializeJsonLd(data);
  const id = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  keepJsonLd(id, text);
  return <JsonLdInHtml id={id} />;
}
