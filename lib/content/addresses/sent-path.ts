/**
 * One mark that follows an address in a sentence, a list or a quotation, and comes along when programs make a link of it: as it is,
 * encoded once or twice, or as an HTML code.
 */
const MARK =
  /(?:[\s.,;:!?)\]}>"'’”»…*|`]|%(?:25)?(?:0[9AD]|2[01279ACE]|3[ABEF]|5D|60|7[CD]|C2%(?:25)?(?:A0|BB)|E2%(?:25)?80%(?:25)?(?:8B|9[9D]|A6))|&(?:amp|gt|lt|nbsp|quot))$/i;
/** More marks than any sentence ends with: the rest is left. */
const MARKS_MAX = 16;
/** Folders whose names are in small letters. Search pages have a redirect of their own. */
const SECTION = /^\/(?:jobs(?!\/(?:in|for)\/)|apply|offer|application|pay)(?=\/)/i;
/** The second address of an application. */
const APPLY = /^\/jobs\/([^/]+)\/apply\/?$/i;
/** These have no pages. */
const NO_PAGES = /^\/(?:api|_next)\//;

/**
 * A page's path as it was before somebody sent it: without marks at its end ('/jobs/a0X1).', '/contact.'), and with its folder in small
 * letters. Null if it is that already.
 * @param path as in a URL, still encoded
 */
export function sentPath(path: string): string | null {
  if (NO_PAGES.test(path)) return null;
  let plain = path;
  for (let at = 0; at < MARKS_MAX && MARK.test(plain); at += 1) plain = plain.replace(MARK, '');
  plain = plain.replace(SECTION, (section) => section.toLowerCase());
  if (plain === path) return null;
  return `/${plain.replace(APPLY, '/apply/$1').split(/[/\\]/).filter(Boolean).join('/')}`;
}
