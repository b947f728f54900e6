/** The elements of the page after an application only: a module beside the one of all pages (elements/site.ts). */
import '@/elements/saved/last-application';
import '@/elements/saved/similar-jobs';
