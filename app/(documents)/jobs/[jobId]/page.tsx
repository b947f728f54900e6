import { Flag } from 'lucide';
import type { Metadata } from 'next';
import { DocumentPage } from '@/app/document-page';
import { ApplyBar } from '@/components/job-page/apply-bar';
import { JobBody } from '@/components/job-page/job-body';
import { JobLife } from '@/components/job-page/job-life';
import { JobHeader } from '@/components/job-page/job-header';
import { JobPay } from '@/components/pay/job-pay';
import { JobStats } from '@/components/job-page/job-stats';
import { ContractStats } from '@/components/job-page/contract-stats';
import { LicenseHint } from '@/components/job-page/license-hint';
import { PayPanel } from '@/components/pay/pay-panel';
import { ShareBlock } from '@/components/job-page/share-block';
import { shareCardContent } from '@/components/job-page/share-card-content';
import { SimilarJobs } from '@/components/job-page/similar-jobs';
import { AskUs } from '@/components/posting/ask-us';
import { PostingFacts } from '@/components/posting/posting-facts';
import { TextLink } from '@/components/ui/actions/text-link';
import { JobBenefits } from '@/components/job-page/job-benefits';
import { reportHref } from '@/lib/domain/application/job-report';
import { openQuestions } from '@/lib/domain/posting/open-questions';
import { RecruiterCard } from '@/components/recruiter/recruiter-card';
import { CityMap } from '@/components/map/city-map';
import { JsonLd } from '@/components/seo/json-ld';
import { JOB_POSTING, SHARE_IMAGE_SIZE, SIMILAR_JOBS } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { env } from '@/lib/config/env';
import { crumbsToJob } from '@/lib/content/addresses/crumbs';
import { feedDate } from '@/lib/domain/dates/dates';
import { ViewedJob } from '@/components/saved/viewed-job';
import { validThrough } from '@/lib/domain/dates/job-posting-dates';
import { formatPlace, titleWithPlace } from '@/lib/domain/place/place';
import { markQuotes } from '@/lib/domain/posting/mark-quotes';
import { postingFacts } from '@/lib/domain/posting/posting-facts';
import { readPosting } from '@/lib/domain/posting/read-posting';
import { listedTitle } from '@/lib/domain/job/title';
import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumbs';
import { jobPosting } from '@/lib/seo/structured-data/job-posting';
import { jobPageDescription, jobPageTitle } from '@/lib/seo/job-page-head';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { jobLife } from '@/lib/server/jobs/look-up/job-life';
import { pageJob } from '@/lib/server/jobs/look-up/page-job';
import { shareCardVersion } from '@/lib/server/share-cards/share-card-answer';
import { openJobs, openJobsLike, payPeersOf } from '@/lib/server/jobs/answers/open-jobs';
import { jobsHrefOf, searchPagesOfJob } from '@/lib/domain/search-pages/search-page-links';
import { payPageOfPeers, searchPages } from '@/lib/server/search-pages/job-search-pages';
import { MissingJob, missingJobMetadata } from '@/app/missing-job';
import styles from './page.module.css';

/** Rendered when the page cache asks for it (lib/server/pages/pages.ts). */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'/jobs/[jobId]'>): Promise<Metadata> {
  const job = await pageJob((await params).jobId);
  if (!job) return missingJobMetadata;
  const title = titleWithPlace(listedTitle(job), job);
  const metadata = pageMetadata({
    title: jobPageTitle(job, await openJobs()),
    description: jobPageDescription(job),
    path: `/jobs/${job.id}`,
    job: job.lastSeenOn === null ? 'outside the feed' : 'in the feed',
  });
  const shareImage = {
    url: `/share/jobs/${job.id}?v=${shareCardVersion(shareCardContent(job))}`,
    ...SHARE_IMAGE_SIZE,
    alt: title,
  };
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, title, siteName: SITE.jobsBrand, images: [shareImage] },
    twitter: { card: 'summary_large_image' },
  };
}

/** The job detail page (specification, section 2). */
export default async function JobPage({ params }: PageProps<'/jobs/[jobId]'>) {
  const { jobId } = await params;
  const job = await pageJob(jobId);
  if (!job) {
    return (
      <DocumentPage>
        <MissingJob id={jobId} />
      </DocumentPage>
    );
  }
  const { html } = describeJob(job);
  const quoted = html === null ? null : markQuotes(html, readPosting(html));
  const url = `${env().siteUrl}/jobs/${job.id}`;
  const today = feedDate(new Date());
  const isStartKnown = job.contract?.startsOn !== undefined;
  const facts = postingFacts(quoted?.posting ?? new Map(), isStartKnown);
  const questions = openQuestions(quoted?.posting ?? null, job);
  const pages = await searchPages();
  const crumbs = crumbsToJob(job, pages);
  const peers = await payPeersOf(job);
  const life = await jobLife(job, jobId, today);
  const posting = jobPosting(job, {
    url,
    descriptionHtml: html,
    site: SITE,
    siteUrl: env().siteUrl,
  });
  return (
    <DocumentPage quotesReferral>
      {posting && <JsonLd data={posting} />}
      <JsonLd data={breadcrumbList(crumbs, env().siteUrl)} />
      <JobHeader job={job} list={crumbs.slice(2, -1)[0]} today={today} />
      <div className="wrap">
        <JobStats job={job} today={today} />
        {job.contract && <ContractStats contract={job.contract} />}
        <div className={`${styles.columns} top stack with-aside`}>
          <div className={`${styles.main} stack shrinks`}>
            <JobLife {...life} today={today} />
            <JobBody html={quoted?.html ?? null}>
              <PostingFacts
                job={job}
                facts={facts}
                isStartOpen={questions.includes('start')}
                today={today}
              />
            </JobBody>
            <JobPay
              job={job}
              peers={peers}
              payPage={peers && (await payPageOfPeers(peers))}
              peersHref={
                peers
                  ? jobsHrefOf(pages, {
                      specialty: [peers.specialty],
                      state: peers.state === null ? [] : [peers.state],
                    })
                  : '/jobs'
              }
            />
            <LicenseHint job={job} said={quoted?.posting.get('license')} />
            <div className={styles.lines}>
              <AskUs job={job} questions={questions} />
              <JobBenefits job={job} lastDay={validThrough(job, JOB_POSTING.validDays)} />
            </div>
          </div>
          <aside
            className={`${styles.aside} stack gap-4 shrinks stays pairs unprinted`}
            aria-label="Apply and share"
          >
            <PayPanel job={job} />
            <RecruiterCard specialties={job.specialties} />
            <ShareBlock job={job} url={url} />
            <CityMap place={job.city || job.state ? formatPlace(job) : null} />
            <TextLink
              rel="nofollow"
              className={styles.report}
              href={reportHref(job.id, life.confirmedAt)}
              leadingIcon={Flag}
            >
              Report this job
            </TextLink>
          </aside>
        </div>
      </div>
      <ApplyBar job={job} />
      <SimilarJobs
        job={job}
        jobs={await openJobsLike(job, SIMILAR_JOBS.belowJob)}
        links={searchPagesOfJob(pages, job)}
        today={today}
      />
      <ViewedJob job={job} />
      {/* eslint-disable-next-line @next/next/no-sync-scripts -- a module waits for the page by itself */}
      <script type="module" fetchPriority="low" src={process.env.JOB_SCRIPT} />
    </DocumentPage>
  );
}
