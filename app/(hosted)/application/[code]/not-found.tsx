import type { Metadata } from 'next';
import { ReceiptPage } from '@/components/receipt/receipt-page';

export const metadata: Metadata = { title: 'Code not known' };

/** A code that nothing is known of, or no longer. */
export default function ReceiptNotFound() {
  return <ReceiptPage code={null} state={null} />;
}
