import type { Metadata } from 'next';
import { PayPageAt, payPageMetadata } from '@/app/pay-page';

/** Seconds the cached page is served before it is rendered again. */
export const revalidate = 120;

/** No page is rendered at build time, so the build needs no platform. */
export const generateStaticParams = () => [];

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
