import type { Metadata } from 'next';
import { PayPageAt, payPageMetadata } from '@/app/pay-page';

/** Seconds the cached page is served before it is rendered again. */
export const revalidate = 120;

/** No page is rendered at build time, so the build needs no platform. */
export const generateStaticParams = () => [];

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
