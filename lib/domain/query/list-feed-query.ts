import { emptyQuery, withNear, type JobQuery } from './job-query';

/**
 * The part of a query that a feed honours: its order is 'newest first' whatever the list's is, so a place without a radius
 * says nothing to it.
 */
export function feedQuery({ filters, q, minPay, near, radius }: JobQuery): JobQuery {
  return withNear({ ...emptyQuery, filters, q, minPay }, radius === null ? '' : near, radius);
}
