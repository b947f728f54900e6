import file from '@/content/per-diem.json' with { type: 'json' };
import type { PerDiemTable } from '@/lib/domain/pay/per-diem';

/** GSA's rates as `npm run per-diem` wrote them; without a year until the owner has run it. */
export const PER_DIEM: PerDiemTable = file;

/** Where they are published. */
export const PER_DIEM_SOURCE = {
  name: 'gsa.gov/perdiem',
  href: 'https://www.gsa.gov/travel/plan-book/per-diem-rates',
} as const;
