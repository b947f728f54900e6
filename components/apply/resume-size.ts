const KB = 1024;
const MB = KB * KB;

/** A file's size in words: '8.2 MB', '640 KB'. Only an empty file has none, and one over a limit of whole megabytes never reads as one on it. */
export function formatFileSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
}
