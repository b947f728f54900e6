/** The element of the page of saved jobs only: a module beside the one of all pages (elements/site.ts). */
import '@/components/saved-page/elements/saved-lists';
