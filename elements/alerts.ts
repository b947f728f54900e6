/** Saved jobs with alerts: in place of elements/saved.ts on sites that have them. */
import '@/components/saved-page/elements/search-alerts';
import '@/components/saved-page/elements/saved-lists';
