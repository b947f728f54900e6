import type { Metadata } from 'next';
import { PayPageAt, payPageMetadata } from '@/app/pay-page';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/pay/[specialty]'>;
const at = async ({ params }: Props) => {
  const { specialty } = await params;
  return { segments: [specialty] };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  return payPageMetadata(await at(props));
}

/** `/pay/icu`. */
export default async function SpecialtyPayPage(props: Props) {
  return <PayPageAt {...await at(props)} />;
}
