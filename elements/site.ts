/**
 * What moves on a page that needs no React (docs/decisions/0039), and in the header and the footer of all: one module, made by
 * scripts/site-script.mjs. Each element stands in a file of its own, works on what the server has sent and is plain HTML
 * without it.
 */
import { startErrorReports } from '@/lib/client/error-listeners';
import { isDocument } from './is-document';
import { MenuDrawer } from './menu-drawer';
import { NavMenus } from './nav-menus';
import { PlaceMap } from './place-map';
import { SavedJobs } from './saved-jobs';
import { SiteHeader } from './site-header';
import { SiteMeasures } from './site-measures';
import { listenForToldClicks } from './told-clicks';

// Where Next runs too, it has listened for longer (instrumentation-client.ts).
if (isDocument()) startErrorReports();
listenForToldClicks();
customElements.define('site-header', SiteHeader);
customElements.define('nav-menus', NavMenus);
customElements.define('menu-drawer', MenuDrawer);
customElements.define('saved-jobs', SavedJobs);
customElements.define('place-map', PlaceMap);
customElements.define('site-measures', SiteMeasures);
