import type { ApplicationValues } from './application-fields';
import { APPLICATION, TYPED_FIELDS } from './application-fields';

/** The parts of the multipart body the form posts to `/api/applications`; the server reads no others. */
export const UPLOAD_FIELDS = [
  ...TYPED_FIELDS,
  'jobId',
  'jobTitle',
  'source',
  'nonce',
  'honeypotValue',
  'formTimingMs',
  'v3Token',
  'v2Token',
  'action',
] as const;
export type UploadField = (typeof UPLOAD_FIELDS)[number];

export const isUploadField = (name: unknown): name is UploadField =>
  UPLOAD_FIELDS.some((field) => field === name);

/** The values that the body holds, not yet checked. */
export const uploadedValues = (fields: ReadonlyMap<UploadField, string>) =>
  Object.fromEntries(
    TYPED_FIELDS.map((name) => {
      const text = fields.get(name) ?? '';
      return [name, typeof APPLICATION.empty[name] === 'boolean' ? text === 'true' : text];
    }),
  ) as Record<keyof ApplicationValues, unknown>;
