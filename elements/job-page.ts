/** What moves on a job's page and on no other: a module beside that of all pages (elements/site.ts). */
import '@/elements/job/back-to-jobs';
import '@/elements/job/open-questions';
