import { json } from '@/sandbox/http/answer';
import type { Answer } from '@/sandbox/http/answer';

/** An error as the platform words it: a list, even for one. */
export const platformError = (status: number, errorCode: string, message: string): Answer =>
  json([{ message, errorCode }], status);

export const notFound = (): Answer =>
  platformError(404, 'NOT_FOUND', 'Could not find a match for URL');

export const methodNotAllowed = (method: string): Answer =>
  platformError(405, 'METHOD_NOT_ALLOWED', `HTTP Method '${method}' not allowed`);
