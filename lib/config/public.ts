import { CAPTCHA } from './captcha';
import { REPORTING } from './reporting';

/** The value as a web address; null for anything else, a `javascript:` one included. */
const webAddress = (value: string | undefined): string | null => {
  const text = value?.trim() ?? '';
  try {
    return /^https?:$/.test(new URL(text).protocol) ? text : null;
  } catch {
    return null;
  }
};

/** The public tile server, with the attribution its licence requires. */
const OPEN_STREET_MAP = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution:
    '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
};

/**
 * Settings that reach the browser. Next writes them into the bundle at build time, so each must be read by its full name.
 */
export const PUBLIC = {
  ...CAPTCHA,
  emailjsServiceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID || null,
  emailjsTemplateId: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID || null,
  emailjsPublicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || null,
  /** An address other than the mail service's own, without a trailing slash. */
  emailjsOrigin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN?.replace(/(?<!\/)\/+$/, '') || null,
  /** The three forms another company hosts. */
  hostedReferenceUrl: webAddress(process.env.NEXT_PUBLIC_HOSTED_REFERENCE_URL),
  hostedCandidateReferenceUrl: webAddress(process.env.NEXT_PUBLIC_HOSTED_CANDIDATE_REFERENCE_URL),
  hostedUploadUrl: webAddress(process.env.NEXT_PUBLIC_HOSTED_UPLOAD_URL),
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
