import { RESUME } from '@/lib/config/browser-limits/forms';
import { RESUME_MESSAGES } from './form-messages';

export type ResumeExtension = (typeof RESUME.extensions)[number];

/** MIME types browsers give the allowed files. */
const MIME_TYPES: Readonly<Record<ResumeExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The file picker's `accept`. */
export const RESUME_ACCEPT = RESUME.extensions
  .flatMap((extension) => [`.${extension}`, MIME_TYPES[extension]])
  .join(',');

/** What both a browser's File and an uploaded part tell about a file before it is read. */
export type ResumeFile = { readonly name: string; readonly type: string; readonly size: number };

function isAllowedType({ name, type }: ResumeFile): boolean {
  const extension = /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  const mime = type.split(';')[0]?.trim().toLowerCase();
  return RESUME.extensions.some((known) => known === extension || MIME_TYPES[known] === mime);
}

/**
 * What is wrong with a chosen file (specification, section 5): larger than a resume may be, or neither extension nor MIME type allowed, or
 * empty. The server also reads the file.
 */
export function resumeProblem(file: ResumeFile): string | null {
  if (file.size > RESUME.maxBytes) return RESUME_MESSAGES.tooLarge;
  return file.size > 0 && isAllowedType(file) ? null : RESUME_MESSAGES.type;
}
