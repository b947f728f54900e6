import { ComingSoonCard } from '@/components/job-card/coming-soon-card';
import { FeaturedCard } from '@/components/job-card/featured-card';
import { stripsOf } from '@/components/job-card/job-postcard';
import { Carousel } from '@/components/ui/boxes/carousel';
import { comingSoonCount } from '@/lib/domain/lists/featured';
import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { FeaturedHeading } from './featured-heading';
import { HOME_PAGE_SIZE } from './home-page-size';

type Props = { readonly jobs: readonly JobSummary[]; readonly today: IsoDate };

/** The featured jobs in pages of three, the last one filled with 'Coming Soon'. */
export function FeaturedCarousel({ jobs, today }: Props) {
  const strips = stripsOf(jobs);
  const soon = comingSoonCount(jobs.length, HOME_PAGE_SIZE.desktop);
  const slides = [
    ...jobs.map((job, index) => ({
      key: job.id,
      content: <FeaturedCard job={job} strip={strips[index] ?? ''} today={today} />,
    })),
    ...Array.from({ length: soon }, (_, index) => ({
      key: `soon-${index}`,
      content: <ComingSoonCard />,
    })),
  ];
  return (
    <Carousel
      what="featured jobs"
      labelledBy="featured-jobs"
      heading={<FeaturedHeading />}
      slides={slides}
      pageSize={HOME_PAGE_SIZE}
    />
  );
}
