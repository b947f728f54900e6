'use client';

import { useEffect, useId, useRef } from 'react';
import { SITE } from '@/lib/config/site';
import { ContactLink } from '@/components/header/contact-link';
import { SiteLink } from '@/components/ui/actions/site-link';
import { receiptHref } from '@/lib/domain/application/receipt';
import { ReceiptCode } from './receipt-code';
import { Art } from '@/components/ui/marks/art';
import { ButtonLink } from '@/components/ui/actions/button-link';
import styles from './queued-notice.module.css';

/** The postcard of the receipt page, without importing the table of postcards. */
const LAKE = '/art/mountains.svg#svgView(viewBox(430,470,560,210))';

type Props = {
  /** What became of the application, in the server's words. */
  readonly message: string;
  readonly receipt: string | null;
};

/**
 * Replaces the form once it is sent while the platform is unavailable: received, not yet passed on, and nothing left to do. Takes focus,
 * because the pressed button is gone.
 */
export function QueuedNotice({ message, receipt }: Props) {
  const place = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      className={`${styles.notice} surface framed shrinks`}
      tabIndex={-1}
      data-applied=""
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <Art src={LAKE} className={styles.art} width={560} height={175} first />
      <div className={`${styles.words} stack`}>
        <h2 id={`${id}-title`} className="size-h3 breaks">
          Your application is safe with us
        </h2>
        <p id={`${id}-words`} className={`${styles.lead} lead`}>
          {message}
        </p>
        {receipt !== null && (
          <p className={styles.receipt}>
            Your receipt is{' '}
            <SiteLink href={receiptHref(receipt)}>
              <ReceiptCode code={receipt} />
            </SiteLink>
            . Open it to see when it was passed on.
          </p>
        )}
        <p className={`${styles.more} muted`}>
          You don’t need to do anything else. Please don’t send it again. In a hurry, or not sure?
          Call <ContactLink kind="phone" href={SITE.phone.href} text={SITE.phone.text} />.
        </p>
        <div className={`${styles.actions} cluster gap-3`}>
          <ButtonLink href="/jobs">See more jobs</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Back to home
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
