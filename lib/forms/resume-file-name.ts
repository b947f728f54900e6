import { RESUME } from '@/lib/config/browser-limits/forms';
import type { ResumeExtension } from './resume';
import { tidyText } from './tidy-text';

const LONGEST = 100;
const KNOWN_EXTENSIONS = new RegExp(`(?:\\.(?:${RESUME.extensions.join('|')}))+$`, 'i');
/** Names that Windows reserves for devices: a recruiter could not save the file. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * The name a resume is sent under: the applicant's own, made harmless (no path, no invisible control characters, nothing that troubles a
 * file system, 100 characters at most), with the extension of the file type that was detected.
 */
export function resumeFileName(
  original: string,
  extension: ResumeExtension = RESUME.defaultExtension,
): string {
  const ending = `.${extension}`;
  const name = tidyText(tidyText(original).split(/[/\\]/).at(-1) ?? '')
    .replace(/[<>:"|?*]+/g, '-')
    .replace(KNOWN_EXTENSIONS, '');
  const stem = [...trimEnds(name)].slice(0, LONGEST - ending.length).join('');
  const safe = trimEnds(stem) || 'resume';
  return `${DEVICE.test(safe) ? `resume-${safe}`.slice(0, LONGEST - ending.length) : safe}${ending}`;
}

/** Without dots, dashes and spaces at either end: no hidden file, no name that ends in a dot. */
const trimEnds = (text: string) => text.replace(/^[.\s-]+|(?<![.\s-])[.\s-]+$/g, '');
