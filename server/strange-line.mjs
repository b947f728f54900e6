/** A blank line, a comment, or NAME=value: the value without quotation marks, backslashes and #, or all of it in quotation marks of one kind. */
const PLAIN = /^(?:#(?:.*[^\\])?|[A-Za-z_]\w*=(?:[^\s"'`\\#]*|"[^"`\\]*"|'[^'`\\]*'))?$/;

/**
 * The first line of a file of settings that systemd and Node do not read alike: a command of the owner's would look at another database
 * than the site.
 * @param {string} text
 * @returns {number | null} counted from 1; null if there is none
 */
export function strangeLine(text) {
  const at = text.split(/\r?\n/).findIndex((line) => !PLAIN.test(line.trim()));
  return at < 0 ? null : at + 1;
}
