/**
 * What moves on a page that needs no React (docs/decisions/0039), and in the header and the footer of all: one module, made by
 * scripts/build/site-script.mjs. Each element has a file of its own and its name, works on what the server has sent, and is plain
 * HTML without it.
 */
import { startErrorReports } from '@/lib/client/reports/error-listeners';
import './back-to-jobs';
import './days-ago';
import './home-link';
import './menu-drawer';
import './moving-on';
import './nav-menus';
import { markPendingLinks } from './pending-links';
import './place-map';
import './recent-jobs';
import './saved-jobs';
import './share-link';
import './site-header';
import './site-measures';
import { trackClicks } from './track-clicks';
import './viewed-job';

startErrorReports();
trackClicks();
markPendingLinks();
