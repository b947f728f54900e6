import 'server-only';

/** Rounds of decoding after which a target is still another text: nobody writes one like that in good faith. */
const ROUNDS = 24;
/** Readers of addresses ignore control and invisible characters, wherever they are. */
const IGNORED = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** '%41', and '%u0041' as old scripts write it. */
const ASCII = /%(?:u00)?([0-7][\da-f])/gi;
const OTHER_UNIT = /%u([\da-f]{4})/gi;
/** Two bytes for a character that needs one: not every reader is strict. */
const OVERLONG = /%c([01])%([89ab][\da-f])/gi;
const OTHER_BYTES = /(?:%[\da-f]{2})+/gi;

/** One level of encoding less. What is encoded in ASCII comes first, because it may be part of another code. */
function decoded(text: string): string {
  const plain = text.replace(ASCII, (_, code: string) => character(Number.parseInt(code, 16)));
  if (plain !== text) return plain;
  return text
    .replace(OTHER_UNIT, (_, code: string) => character(Number.parseInt(code, 16)))
    .replace(OVERLONG, (_, high: string, low: string) =>
      character((Number(high) << 6) | (Number.parseInt(low, 16) & 0x3f)),
    )
    .replace(OTHER_BYTES, (bytes) => Buffer.from(bytes.replaceAll('%', ''), 'hex').toString());
}
const character = (code: number) => String.fromCharCode(code);

/**
 * A link's target in the one form that is judged: decoded however often it was encoded, without invisible characters, with plain letters and
 * slashes. Null if it does not come to an end.
 */
export function normalTarget(target: string): string | null {
  let text = target;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = decoded(text.normalize('NFKC').replace(IGNORED, ''));
    if (next === text) return text.replaceAll('\\', '/').trim();
    text = next;
  }
  return null;
}

/** 'file:' with no host or this one, or nothing: what follows is a path. */
const OWN_FILE = /^(?:file:(?:\/\/localhost(?=\/)|\/\/(?=\/|[a-z][:|]\/))?)?/i;
const DRIVE = /^\/?[a-z][:|]\//i;
/** 'Macintosh HD:Users:…:Resume.dotx', as older versions of Word for that system write it. */
const OLD_MAC =
  /^(?!(?:https?|ftps?|wss?|smb|afp|file|mhtml):)[^/:?#@]{2,}:(?:[^/:?#@]+:)+[^/:?#@]*\.dot[mx]?$/i;
/** Two slashes at the beginning name a machine, '?' another name space of Windows, '/net/' whatever other machine there is. */
const ELSEWHERE = /^(?:\/\/|\/?\?|\/net\/)/i;
/** A colon in the first part of a path makes it an address. */
const ADDRESS = /^\/?[^/]*:/;

/** Whether a normal target is a path on the reader's own disk, or in the document itself. */
export function isOnOwnDisk(target: string): boolean {
  if (OLD_MAC.test(target)) return true;
  const path = resolved(target.replace(OWN_FILE, ''));
  return !ELSEWHERE.test(path) && (DRIVE.test(path) || !ADDRESS.test(path));
}

/** The path without '.' and '..', which could hide two slashes in a row. */
function resolved(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/').map((each) => each.trim())) {
    // Above the root is the root.
    if (part === '..') parts.splice(Math.max(parts.length - 1, parts[0] === '' ? 1 : 0));
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
