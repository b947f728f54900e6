/**
 * The elements of pages without React (docs/decisions/0003), and of the header and footer of all pages: one module, built by
 * scripts/build/site-script.mjs. Files are named after their elements. An element works on
 * what the server has sent, and is plain HTML without its script.
 */
import { keepControls } from '@/lib/client/page/page-return';
import { whenShown } from '@/lib/client/page/when-shown';
import { noteVisitSource } from '@/lib/client/reports/visit-source';
import { startErrorReports } from '@/lib/client/reports/error-listeners';
import '@/elements/job/days-ago';
import '@/elements/header/home-link';
import '@/elements/header/menu-drawer';
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
keepControls();
trackClicks();
keepOneOpen();
markPendingLinks();
void whenShown().then(noteVisitSource);
