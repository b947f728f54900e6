/**
 * The elements of pages without React (docs/decisions/0003), and of the header and footer of all pages: one module, built by
 * scripts/build/site-script.mjs. An element is beside the component whose HTML it works on, in a file named after its tag; without its
 * script it is plain HTML.
 */
import { keepControls } from '@/lib/client/page/page-return';
import { whenShown } from '@/lib/client/page/when-shown';
import { noteVisitSource } from '@/lib/client/reports/visit-source';
import { startErrorReports } from '@/lib/client/reports/error-listeners';
import '@/components/job-card/elements/days-ago';
import '@/components/page/elements/home-link';
import '@/components/header/elements/menu-drawer';
import '@/components/page/elements/moving-on';
import '@/components/header/elements/nav-menus';
import { keepOneOpen } from '@/elements/page/one-open';
import { helpLateForm } from '@/elements/page/late-form';
import { markPendingLinks } from '@/elements/page/pending-links';
import '@/components/map/elements/place-map';
import '@/components/saved/elements/recent-jobs';
import '@/components/saved/elements/saved-jobs';
import '@/components/ui/actions/elements/share-link';
import '@/components/header/elements/site-header';
import '@/elements/page/site-measures';
import { trackClicks } from '@/elements/page/track-clicks';
import '@/components/saved/elements/viewed-job';

startErrorReports();
keepControls();
trackClicks();
keepOneOpen();
markPendingLinks();
helpLateForm();
void whenShown().then(noteVisitSource);
