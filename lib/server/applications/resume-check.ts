import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import type { Resume } from '@/lib/domain/application/application';
import { RESUME_MESSAGES } from '@/lib/forms/form-messages';
import type { ResumeExtension } from '@/lib/forms/resume';
import { resumeProblem } from '@/lib/forms/resume';
import { resumeFileName } from '@/lib/forms/resume-file-name';
import type { UploadedFile } from './application-upload';
import { isPlainWordFile } from './resume-ole';
import { judgeArchive } from './resume-zip';

/**
 * Checks an uploaded resume: the browser's rules again, then what the file is by its own bytes. A disguised, broken or macro-bearing
 * file and an encrypted Word document get the error text for a wrong type (specification, section 5; docs/product/decisions.md,
 * 'resume'). An encrypted PDF passes: most only forbid changes, and open without a password.
 * @returns the file under the name it is sent with, whose extension is that of the detected type.
 */
export async function checkResume(
  file: UploadedFile,
): Promise<{ resume: Resume } | { problem: string }> {
  const { name, type, bytes } = file;
  const problem = resumeProblem({ name, type, size: bytes.length });
  if (problem !== null) return { problem };
  const found = await detectResume(bytes);
  if ('problem' in found) return found;
  return { resume: { fileName: resumeFileName(name, found.extension), bytes } };
}

const WRONG_TYPE = { problem: RESUME_MESSAGES.type };
/** The first bytes of an archive. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];

/** What the bytes are, or what is wrong with anything but a PDF or a Word document without macros. */
async function detectResume(
  bytes: Uint8Array,
): Promise<{ extension: ResumeExtension } | { problem: string }> {
  // Decided by what the archive holds, wherever it is: the detector gives up after the first megabyte.
  if (ARCHIVE.every((byte, at) => bytes[at] === byte)) {
    const kind = await judgeArchive(bytes);
    if (kind === 'linked') return { problem: RESUME_MESSAGES.linked };
    return kind === 'word' ? { extension: 'docx' } : WRONG_TYPE;
  }
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // 'cfb' is the container of every old Office file.
  if (type?.ext === 'cfb') return isPlainWordFile(bytes) ? { extension: 'doc' } : WRONG_TYPE;
  const isPdf = type?.ext === 'pdf' || (type === undefined && hasLatePdfMark(bytes));
  return isPdf ? { extension: 'pdf' } : WRONG_TYPE;
}

/** PDF readers look for the marker within this many bytes, because scanners and mail programs put lines of their own before it. */
const PDF_MARK_WITHIN = 1_024;

/** The start of a tag, comment, declaration or instruction: what a browser would show as a page. */
const MARKUP = /<[!?/%a-z]/i;

/** Whether an otherwise unrecognised file has the PDF marker near its beginning, and no markup before it. */
function hasLatePdfMark(bytes: Uint8Array): boolean {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_MARK_WITHIN));
  const mark = beginning.indexOf('%PDF-');
  // Zero bytes are removed, since UTF-16 has them between letters. The slice includes the mark's '%', because a '<' may directly
  // precede it.
  return mark >= 0 && !MARKUP.test(beginning.slice(0, mark + 1).replaceAll('\0', ''));
}
