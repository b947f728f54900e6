/** The elements of the page after an application only: a module beside the one of all pages (elements/site.ts). */
import '@/components/saved/elements/last-application';
import '@/components/saved/elements/similar-jobs';
