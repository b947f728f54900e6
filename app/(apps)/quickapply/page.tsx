import { ApplicationPage } from '@/components/apply/application-page';
import { JobFirstCard } from '@/components/apply/job-first-card';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ title: 'Quick Apply', path: '/quickapply' });

/** The application without a job (specification, section 2, 'Quick Apply'). */
export default function QuickApplyPage() {
  return (
    <ApplicationPage
      heading="Quick Apply"
      lead="No job in mind yet? Tell us who you are, and a recruiter will help you look."
      job={null}
      aside={<JobFirstCard />}
    />
  );
}
