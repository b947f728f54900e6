import { formatReceipt } from '@/lib/domain/application/receipt';
import styles from './receipt-code.module.css';

/** A receipt in its two halves, with digits of equal width. */
export function ReceiptCode({ code }: { readonly code: string }) {
  return <strong className={`${styles.code} nowrap`}>{formatReceipt(code)}</strong>;
}
