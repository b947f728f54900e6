import 'server-only';
import { logger } from '@/lib/server/process/log';

/**
 * Logs a request that ended in an error of the site's own, in one line beside the stack that Next prints. The digest is also in that
 * stack and on the visitor's error page; the line has the request's id too. The route is as the code names it, not the address, which
 * may contain a person's id.
 */
export function noteRequestError(error: unknown, route: string): void {
  const { name = 'unknown', digest } = (error ?? {}) as { name?: string; digest?: string };
  logger().error({ route, error: name, digest: digest ?? null }, 'request failed');
}
