import { PAGE_SIZES } from '@/lib/domain/query/job-query';

/** Page sizes of the list: the default, another, and the largest. */
export const [DEFAULT_SIZE, OTHER_SIZE, LARGEST_SIZE] = PAGE_SIZES;

/** What a full page of the list says below its jobs. */
export const showing = (page: number, per: number = DEFAULT_SIZE): RegExp =>
  new RegExp(`^Showing ${(page - 1) * per + 1}-${page * per} of`);
