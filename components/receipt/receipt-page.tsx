import { DirectContact } from '@/components/page/direct-contact';
import { OutcomePage } from '@/components/page/outcome-page';
import { POSTCARDS } from '@/components/job-card/postcard';
import { LongDate } from '@/components/job-card/long-date';
import { ReceiptCode } from '@/components/outcome/receipt-code';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { RECEIPT_WORDS } from '@/lib/content/pages/after-applying';
import type { ReceiptState } from '@/lib/domain/application/receipt';
import styles from './receipt-page.module.css';

type Props =
  | { readonly code: string; readonly state: ReceiptState }
  /** Nothing is known about the requested code. */
  | { readonly code: null; readonly state: null };

/** The state of an application, in words that claim no more than is known. */
export function ReceiptPage({ code, state }: Props) {
  const words = RECEIPT_WORDS[state?.kind ?? 'unknown'];
  return (
    <OutcomePage
      art={state === null ? POSTCARDS.road : POSTCARDS.lake}
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <ButtonLink href="/jobs">See open jobs</ButtonLink>
          <ButtonLink href="/" variant="quiet">
            Back to home
          </ButtonLink>
        </>
      }
      aside={
        <DirectContact title="Rather talk?">
          Tell us your name and when you applied, and we’ll find your application.
        </DirectContact>
      }
    >
      {code !== null && (
        <dl className={`cluster ${styles.facts}`}>
          <div>
            <dt className="muted small">Receipt</dt>
            <dd className="size-h4 strong">
              <ReceiptCode code={code} />
            </dd>
          </div>
          {state.kind === 'handed-over' && (
            <div>
              <dt className="muted small">With our team since</dt>
              <dd className="size-h4 strong">
                <LongDate day={state.on} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {/* A short footer is enough for somebody who has applied. */}
      <p data-applied="">{words.next}</p>
    </OutcomePage>
  );
}
