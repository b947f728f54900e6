import { ReceiptPage } from '@/components/receipt/receipt-page';
import { readReceipt } from '@/lib/domain/application/receipt';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { findReceipt } from '@/lib/server/applications/find-receipt';

export const dynamic = 'force-dynamic';
export const metadata = pageMetadata({ title: 'Your application', path: '/application/' });

/**
 * Where an application stands, by its receipt: nothing of the applicant or the job (docs/decisions/0043). A code that is not known
 * is a 404, which the gate says (lib/server/gate/request-gate.ts).
 */
export default async function ApplicationReceiptPage({ params }: PageProps<'/application/[code]'>) {
  const code = readReceipt((await params).code);
  const state = code === null ? null : await findReceipt(code);
  return code === null || state === null ? (
    <ReceiptPage code={null} state={null} />
  ) : (
    <ReceiptPage code={code} state={state} />
  );
}
