'use client';

import { REDIRECT_AFTER_MS } from '@/lib/config/browser-limits/forms';
import { MovingOn } from '@/components/page/moving-on';
import { ReceiptCode } from './receipt-code';
import { Alert } from '@/components/ui/boxes/alert';

type Props = {
  readonly message: string;
  readonly receipt: string | null;
  readonly onStay: () => void;
};

/** The application was sent, and the page moves on. */
export function SentNotice({ message, receipt, onStay }: Props) {
  return (
    <Alert tone="success" title={message}>
      {receipt !== null && (
        <p>
          Your receipt is <ReceiptCode code={receipt} />.
        </p>
      )}
      <MovingOn
        href="/application-success"
        place="the next page"
        afterMs={REDIRECT_AFTER_MS.application}
        stayed="You are staying on this page. The form is empty again."
        onStay={onStay}
      />
    </Alert>
  );
}
