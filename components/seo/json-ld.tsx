import { serializeJsonLd } from '@/lib/seo/structured-data/json-ld';

/** One block of structured data, escaped by the one serialiser. */
export function JsonLd({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }}
    />
  );
}
