import { ownValue } from '@/lib/domain/basics/own-value';

const BLOCK_TAG = /<\/?(?:p|br|ul|ol|li|h3|h4)(?=[\s/>])[^<>]*>/g;
const TAG = /<[^<>]*>/g;
/** The characters that sanitised HTML escapes; all others appear as themselves. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** What a reader sees of sanitised HTML, or of a piece of it: each run of white space and each block boundary is one space. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK_TAG, ' ')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ownValue(ENTITIES, entity) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
