import { ReceiptPage } from '@/components/receipt/receipt-page';
import { readReceipt } from '@/lib/domain/application/receipt';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { findReceipt } from '@/lib/server/applications/find-receipt';

export const dynamic = 'force-dynamic';
export const metadata = pageMetadata({ title: 'Your application', path: '/application/' });

/**
 * The status of an application, by its receipt: nothing about the applicant or the job (docs/decisions/0017). The gate answers 404 for an
 * unknown code (lib/server/gate/request-gate.ts).
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
