const strong = (tag) => tag.trim().replace(/^W\//, '');

/**
 * Whether an If-None-Match header names this tag. Proxies that compress mark it weak; that still matches.
 * @param {string | null | undefined} ifNoneMatch
 * @param {string} etag
 * @returns {boolean}
 */
export function matchesEtag(ifNoneMatch, etag) {
  if (!ifNoneMatch || etag === '') return false;
  const tags = ifNoneMatch.split(',').map(strong);
  return tags.includes('*') || tags.includes(strong(etag));
}
