import { RESUME } from '@/lib/config/browser-limits/forms';

const copies = new WeakMap<File, Promise<File | null>>();
const unreadable = new WeakSet<File>();

/** Whether reading the file has failed. */
export const isUnreadable = (file: File): boolean => unreadable.has(file);

/**
 * A copy of a chosen file, in memory: the file itself may be changed, moved or removed before it is sent, and a file in a cloud may never
 * arrive. Reads it once, however often it is called.
 * @returns null if it cannot be read in time; the file itself if it is too large to be sent anyway.
 */
export function copyOf(file: File): Promise<File | null> {
  const known = copies.get(file) ?? read(file);
  copies.set(file, known);
  return known;
}

async function read(file: File): Promise<File | null> {
  if (file.size > RESUME.maxBytes) return file;
  try {
    const late = new Promise<never>((_, reject) => window.setTimeout(reject, RESUME.readMs));
    const bytes = await Promise.race([file.arrayBuffer(), late]);
    // A cloud that has the name only gives nothing, without an error.
    if (bytes.byteLength === file.size) return new File([bytes], file.name, { type: file.type });
  } catch {
    // Gone, changed or not to be had: below.
  }
  unreadable.add(file);
  return null;
}
