import { isJobId } from '@/lib/domain/job/job-id';
import { MARKS } from '@/lib/domain/words/sent-text';

/**
 * One mark that follows an address in a sentence, a list or a quotation, and comes along when programs make a link of it: as it is,
 * encoded once or twice, or as an HTML code.
 */
const MARK = new RegExp(
  `(?:[${MARKS}]|%(?:25)?(?:0[9AD]|2[01279ACE]|3[ABEF]|5D|60|7[CD]|C2%(?:25)?(?:A0|BB)|E2%(?:25)?80%(?:25)?(?:8B|9[9D]|A6))|(?:&|%(?:25)?26)(?:amp|gt|lt|nbsp|quot))$`,
  'i',
);
/** No mark is longer: '%25E2%2580%25A6'. */
const MARK_MAX = 15;
/** Folders whose names are in small letters. Pages of searches and of pay have a redirect of their own. */
const SECTION = /^\/(?:jobs(?!\/(?:in|for)\/)|apply|offer|application)(?=\/)/i;
/** A page of one job, by its id; feeds are beside it. */
const JOB = /^\/(?:jobs|apply|offer)\/(?!feed\.(?:xml|json)$)([^/]+)$/;
/** The second address of an application. */
const APPLY = /^\/jobs\/([^/]+)\/apply\/?$/i;
/** These have no pages. */
const NO_PAGES = /^\/(?:api|_next)\//;

/**
 * A page's path as it was before somebody sent it: without marks at its end ('/jobs/a0X1).', '/contact.'), and with its folder in small
 * letters. Null if it is that already, or is left without the id of a job.
 * @param path as in a URL, still encoded
 */
export function sentPath(path: string): string | null {
  if (NO_PAGES.test(path)) return null;
  const plain = withoutEnd(path).replace(SECTION, (section) => section.toLowerCase());
  if (plain === path) return null;
  const sent = `/${plain.replace(APPLY, '/apply/$1').split(/[/\\]/).filter(Boolean).join('/')}`;
  const [, id] = JOB.exec(sent) ?? [];
  return id === undefined || isJobId(id) ? sent : null;
}

/** Where a path ends without its last slashes. */
function beforeSlashes(path: string, from: number): number {
  let end = from;
  while (end > 0 && /[/\\]/.test(path.charAt(end - 1))) end -= 1;
  return end;
}

/** A path without its marks and the slashes between and behind them. A slash alone is left to other redirects. */
function withoutEnd(path: string): string {
  let plain = path;
  let end = beforeSlashes(path, path.length);
  for (;;) {
    const mark = MARK.exec(path.slice(Math.max(0, end - MARK_MAX), end));
    if (!mark) return plain;
    end = beforeSlashes(path, end - mark[0].length);
    plain = path.slice(0, end);
  }
}
