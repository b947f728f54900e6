import type { Metadata } from 'next';
import { PayPageAt, payPageMetadata } from '@/app/pay-page';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/pay/[specialty]/[state]'>;
const at = async ({ params }: Props) => {
  const { specialty, state } = await params;
  return { segments: [specialty, state] };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  return payPageMetadata(await at(props));
}

/** `/pay/icu/texas`. */
export default async function StatePayPage(props: Props) {
  return <PayPageAt {...await at(props)} />;
}
