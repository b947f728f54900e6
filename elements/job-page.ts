/** The elements of a job's page only: a module beside the one of all pages (elements/site.ts). */
import '@/components/job-page/elements/back-to-jobs';
