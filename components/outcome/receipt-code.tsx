import { formatReceipt } from '@/lib/domain/application/receipt';
import styles from './receipt-code.module.css';

/** A receipt in its two halves, every digit as wide as the next. */
export function ReceiptCode({ code }: { readonly code: string }) {
  return <strong className={styles.code}>{formatReceipt(code)}</strong>;
}
