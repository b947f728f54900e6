import 'server-only';

/** The server's settings (server/settings.mjs), for the site. */
export { settings as env } from '@/server/settings.mjs';
