import { pushEvent } from './data-layer';

const SCRIPT_ID = 'tag-manager';

/** Loads the tag manager's container, once per page. It reads the data layer from its beginning. */
export function loadTagManager(container: string): void {
  if (document.getElementById(SCRIPT_ID) !== null) return;
  pushEvent('gtm.js', { 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}
