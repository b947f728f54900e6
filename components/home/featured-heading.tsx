import { SectionHead } from '@/components/page-sections/section-head';

export function FeaturedHeading() {
  return <SectionHead id="featured-jobs" title="Featured jobs" lead="The newest RN jobs." />;
}
