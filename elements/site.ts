/**
 * The elements of pages without React (docs/decisions/0039), and of the header and footer of all pages: one module, built by
 * scripts/build/site-script.mjs. Files are named after their elements (last-application.ts also has `similar-jobs`). An element works on
 * what the server has sent, and is plain HTML without its script.
 */
import { whenShown } from '@/lib/client/page/when-shown';
import { noteVisitSource } from '@/lib/client/reports/visit-source';
import { startErrorReports } from '@/lib/client/reports/error-listeners';
import '@/elements/job/days-ago';
import '@/elements/header/home-link';
import '@/elements/header/menu-drawer';
import '@/elements/saved/last-application';
import '@/elements/page/moving-on';
import '@/elements/header/nav-menus';
import { keepOneOpen } from '@/elements/page/one-open';
import { markPendingLinks } from '@/elements/page/pending-links';
import '@/elements/job/place-map';
import '@/elements/saved/recent-jobs';
import '@/elements/saved/saved-jobs';
import '@/elements/job/share-link';
import '@/elements/header/site-header';
import '@/elements/page/site-measures';
import { trackClicks } from '@/elements/page/track-clicks';
import '@/elements/saved/viewed-job';

startErrorReports();
trackClicks();
keepOneOpen();
markPendingLinks();
void whenShown().then(noteVisitSource);
