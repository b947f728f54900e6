import { RESUME } from '@/lib/config/browser-limits/forms';
import type { ResumeExtension } from './resume';
import { tidyText } from './tidy-text';

const LONGEST = 100;
const KNOWN_EXTENSIONS: ReadonlySet<string> = new Set(RESUME.extensions);
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
  const name = withoutExtensions(
    tidyText(tidyText(original).split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]+/g, '-'),
  );
  const stem = [...trimEnds(name)].slice(0, LONGEST - ending.length).join('');
  const safe = trimEnds(stem) || 'resume';
  return `${DEVICE.test(safe) ? `resume-${safe}`.slice(0, LONGEST - ending.length) : safe}${ending}`;
}

/** 'cv.docx.pdf' → 'cv'. */
function withoutExtensions(name: string): string {
  const parts = name.split('.');
  while (parts.length > 1 && KNOWN_EXTENSIONS.has(parts.at(-1)?.toLowerCase() ?? '')) parts.pop();
  return parts.join('.');
}

/** Without dots, dashes and spaces at either end: no hidden file, no name that ends in a dot. */
const trimEnds = (text: string) => text.replace(/^[.\s-]+|(?<![.\s-])[.\s-]+$/g, '');
