import { SectionHead } from '@/components/sections/section-head';

export function FeaturedHeading() {
  return (
    <SectionHead
      id="featured-jobs"
      title="Featured jobs"
      lead="The newest first, for registered nurses."
    />
  );
}
