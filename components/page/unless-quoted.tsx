'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { quotesReferral } from '@/lib/content/quotes-referral';

/**
 * Nothing on a page that names what a referral pays, so that no page names two amounts. A layout does not know its page: only a client
 * component does, which a document renders on the server alone.
 */
export function UnlessQuoted({ children }: { readonly children: ReactNode }) {
  return quotesReferral(usePathname()) ? null : children;
}
