/**
 * The site's own address, as `lib/config/env.ts` reads it.
 * @param {Readonly<Record<string, string | undefined>>} settings the environment, or what an `.env` says as well
 * @returns {string}
 */
export const siteUrlOf = ({ SITE_URL, PORT }) =>
  SITE_URL?.trim() || `http://localhost:${PORT || '3000'}`;
