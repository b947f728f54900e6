/** @typedef {Readonly<Record<string, string | undefined>>} Source */

/** `fetch` refuses such an address. */
const hasCredentials = (text) => {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
};

/** @param {string} address */
const withoutSlash = (address) => address.replace(/(?<!\/)\/+$/, '');

/**
 * Reads settings by their names from an environment. What is wrong is added to `problems`, in words for the owner; a text that may be
 * a secret is not repeated in them. Without a value a setting is its fallback, or null.
 * @param {Source} source
 * @param {string[]} problems
 */
export function settingReader(source, problems) {
  const settings = new Map(Object.entries(source));
  /** @returns {string | null} */
  const text = (name) => settings.get(name)?.trim() || null;

  /** @returns {number | null} */
  function number(name, { pattern, from = 0, to, what = 'a whole number' }) {
    const value = text(name);
    if (value === null) return null;
    const isGood = pattern.test(value) && Number(value) >= from && Number(value) <= to;
    if (!isGood) problems.push(`${name} is not ${what} from ${from} to ${to}: "${value}"`);
    return Number(value);
  }

  /** @returns {number | null} */
  function count(name) {
    const value = text(name);
    if (value === null) return null;
    if (!/^[1-9]\d{0,6}$/.test(value)) problems.push(`${name} is not a number from 1: "${value}"`);
    return Number(value);
  }

  /** Whether a user's name and password end where they seem to, and can be decoded; the host may be a parameter (PostgreSQL's socket). */
  const isWhole = (value) => {
    try {
      const { host, hash, searchParams, username, password } = new URL(value);
      decodeURIComponent(username + password);
      return hash === '' && (host !== '' || searchParams.has('host'));
    } catch {
      return false;
    }
  };

  /** @param {string} name @param {string} value */
  function address(name, value) {
    try {
      const { protocol } = new URL(value);
      if (protocol !== 'http:' && protocol !== 'https:')
        problems.push(`${name} must begin with http:// or https://`);
      else if (hasCredentials(value))
        problems.push(`${name} may have no user name and no password in it`);
    } catch {
      // What stands before an '@' may be a password.
      problems.push(`${name} is not a web address${value.includes('@') ? '' : `: "${value}"`}`);
    }
    return withoutSlash(value);
  }

  return {
    text,
    count,

    /** Without a slash at its end. @param {string} name @param {string} fallback */
    url: (name, fallback) => address(name, text(name) ?? fallback),
    /** The same, or none. @param {string} name */
    optionalUrl(name) {
      const value = text(name);
      return value === null ? null : address(name, value);
    },

    wholeNumber: (name, from, to) => number(name, { pattern: /^\d+$/, from, to }),
    /** May have a fraction. */
    seconds: (name, to) =>
      number(name, { pattern: /^\d+(?:\.\d+)?$/, to, what: 'a number of seconds' }),

    /** An address of this machine, or a name of one. @returns {string | null} */
    host(name) {
      const value = text(name);
      if (value !== null && /[\s/]/.test(value))
        problems.push(`${name} is neither an address nor a host's name: "${value}"`);
      return value;
    },

    /** One of a few words. @returns {string} */
    choice(name, words, fallback) {
      const value = text(name) ?? fallback;
      if (!words.includes(value))
        problems.push(`${name} is not one of ${words.join(', ')}: "${value}"`);
      return value;
    },

    /**
     * An address that may contain a secret: a password, or a path that only its owner knows.
     * @returns {string | null}
     */
    secretUrl(name, schemes, mayHavePassword) {
      const value = text(name);
      if (value === null) return null;
      const hasScheme = schemes.some(
        (scheme) => value.length > scheme.length && value.startsWith(scheme),
      );
      if (!hasScheme || !URL.canParse(value))
        problems.push(`${name} must be an address that begins with ${schemes.join(' or ')}`);
      else if (!mayHavePassword && hasCredentials(value))
        problems.push(`${name} may have no user name and no password in it`);
      else if (!isWhole(value))
        problems.push(
          `${name} needs a host, and # and % in a user name or password written as %23 and %25`,
        );
      return value;
    },

    /** A secret key of 32 bytes. @returns {Uint8Array | null} */
    key(name) {
      const value = text(name);
      if (value === null) return null;
      const key = Buffer.from(value, 'base64');
      if (key.length !== 32 || key.toString('base64') !== value)
        problems.push(`${name} is not 32 bytes in base64`);
      return key;
    },

    /** A secret that is sent in a header. @returns {string | null} */
    token(name) {
      const value = text(name);
      if (value !== null && !/^[\w.~+/=-]{16,256}$/.test(value))
        problems.push(`${name} must have 16 to 256 letters, digits or . ~ + / = - _`);
      return value;
    },

    /** @returns {boolean} */
    isOn(name, fallback = 'on') {
      const value = text(name) ?? fallback;
      if (value !== 'on' && value !== 'off')
        problems.push(`${name} is neither on nor off: "${value}"`);
      return value !== 'off';
    },

    /** In milliseconds. @returns {number | null} */
    days(name) {
      const days = count(name);
      return days === null ? null : days * 24 * 3_600_000;
    },
  };
}
