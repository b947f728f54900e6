import { emptyQuery, withNear, type JobQuery } from './job-query';

/**
 * The part of a query that a feed honours: it is always ordered newest first, whatever the list's order, so a place without a radius has
 * no effect.
 */
export function feedQuery({ filters, q, minPay, near, radius }: JobQuery): JobQuery {
  return withNear({ ...emptyQuery, filters, q, minPay }, radius === null ? '' : near, radius);
}
