export type Source = Readonly<Record<string, string | undefined>>;

/** `fetch` refuses such an address. */
const hasCredentials = (text: string): boolean => {
  const { username, password } = new URL(text);
  return username !== '' || password !== '';
};

/**
 * Reads settings by their names from an environment. What is wrong is added to `problems`, in words for the owner; a text that may be
 * a secret is not repeated in them.
 */
export function settingReader(source: Source, problems: string[]) {
  const settings = new Map(Object.entries(source));
  const text = (name: string): string | null => settings.get(name)?.trim() || null;

  function count(name: string, fallback: number): number {
    const value = text(name);
    if (value === null) return fallback;
    if (!/^[1-9]\d{0,6}$/.test(value)) problems.push(`${name} is not a number from 1: "${value}"`);
    return Number(value);
  }

  return {
    text,
    count,

    /** Without a slash at its end. */
    url(name: string, fallback: string): string {
      const value = text(name) ?? fallback;
      try {
        const url = new URL(value);
        if (url.protocol !== 'http:' && url.protocol !== 'https:')
          problems.push(`${name} must begin with http:// or https://`);
        else if (hasCredentials(value))
          problems.push(`${name} may have no user name and no password in it`);
      } catch {
        // What stands before an '@' may be a password.
        problems.push(`${name} is not a web address${value.includes('@') ? '' : `: "${value}"`}`);
      }
      return value.replace(/(?<!\/)\/+$/, '');
    },

    /** An address that may contain a secret: a password, or a path that only its owner knows. */
    secretUrl(name: string, schemes: readonly string[], mayHavePassword: boolean): string | null {
      const value = text(name);
      if (value === null) return null;
      const hasScheme = schemes.some(
        (scheme) => value.length > scheme.length && value.startsWith(scheme),
      );
      if (!hasScheme || !URL.canParse(value))
        problems.push(`${name} must be an address that begins with ${schemes.join(' or ')}`);
      else if (!mayHavePassword && hasCredentials(value))
        problems.push(`${name} may have no user name and no password in it`);
      return value;
    },

    /** A secret key of 32 bytes. */
    key(name: string): Uint8Array | null {
      const value = text(name);
      if (value === null) return null;
      const key = Buffer.from(value, 'base64');
      if (key.length !== 32 || key.toString('base64') !== value)
        problems.push(`${name} is not 32 bytes in base64`);
      return key;
    },

    /** A secret that is sent in a header. */
    token(name: string): string | null {
      const value = text(name);
      if (value !== null && !/^[\w.~+/=-]{16,256}$/.test(value))
        problems.push(`${name} must have 16 to 256 letters, digits or . ~ + / = - _`);
      return value;
    },

    /** On, unless it is off. */
    isOn(name: string): boolean {
      const value = text(name) ?? 'on';
      if (value !== 'on' && value !== 'off')
        problems.push(`${name} is neither on nor off: "${value}"`);
      return value !== 'off';
    },

    /** In milliseconds. */
    days: (name: string): number | null =>
      text(name) === null ? null : count(name, 0) * 24 * 3_600_000,
  };
}
