import 'server-only';
import { logger } from '@/lib/server/process/log';

/**
 * A request that ended in an error of the site's own, in one line beside the stack that Next prints: the digest that both,
 * and the visitor's error page, carry, under the request's id. The route as the code names it, not the address: that may
 * hold a person's id.
 */
export function noteRequestError(error: unknown, route: string): void {
  const { name = 'unknown', digest } = (error ?? {}) as { name?: string; digest?: string };
  logger().error({ route, error: name, digest: digest ?? null }, 'request failed');
}
