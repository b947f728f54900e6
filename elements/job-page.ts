/** The elements of a job's page only: a module beside the one of all pages (elements/site.ts). */
import '@/elements/job/back-to-jobs';
import '@/elements/job/open-questions';
