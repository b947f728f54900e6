/** The element for alerts on the page of saved jobs: a module of its own, for sites that have them. */
import '@/components/saved-page/elements/search-alerts';
