import { CAPTCHA } from './captcha';
import { REPORTING } from './reporting';

/** The public tile server, with the attribution its licence requires. */
const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution:
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/**
 * Settings that reach the browser. Next writes them into the bundle at build time, so each must be read by its full name. What cannot be
 * read stops the build (server/settings.mjs).
 */
export const PUBLIC = {
  ...CAPTCHA,
  emailjsServiceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || null,
  emailjsTemplateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || null,
  emailjsPublicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || null,
  /** An address other than the mail service's own, without a trailing slash. */
  emailjsOrigin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN?.replace(/(?<!\/)\/+$/, '') || null,
  /** The three forms another company hosts. */
  hostedReferenceUrl: process.env.NEXT_PUBLIC_HOSTED_REFERENCE_URL || null,
  hostedCandidateReferenceUrl: process.env.NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL || null,
  hostedUploadUrl: process.env.NEXT_PUBLIC_HOSTED_UPLOAD_URL || null,
  mapTileUrl: process.env.NEXT_PUBLIC_MAP_TILE_URL || OPEN_STREET_MAP.url,
  mapTileAttribution: process.env.NEXT_PUBLIC_MAP_TILE_ATTRIBUTION || OPEN_STREET_MAP.attribution,
  ...REPORTING,
} as const;

/** The mail service of the contact form; null unless all it needs is set. */
export const MAIL =
  PUBLIC.emailjsServiceId && PUBLIC.emailjsTemplateId && PUBLIC.emailjsPublicKey
    ? {
        serviceId: PUBLIC.emailjsServiceId,
        templateId: PUBLIC.emailjsTemplateId,
        publicKey: PUBLIC.emailjsPublicKey,
        origin: PUBLIC.emailjsOrigin,
      }
    : null;
