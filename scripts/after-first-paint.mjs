/**
 * The scripts of a page begin once its first paint is done (docs/decisions/0029): until then the network belongs to what
 * is seen. Works on the HTML as Next makes it: pages that are kept pass through scripts/page-cache.mjs, pages made for
 * one request through scripts/request-guard.mjs.
 */

/** Next's scripts: external, of this site, `async`. The one for browsers without modules is none of them. */
const SCRIPT = /<script((?=[^>]*\sasync="")[^>]*?) src="(\/_next\/[^"]+)"([^>]*)><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = '</body>';

/**
 * Puts the scripts of the page in place, in their order, each once. A browser that tells of no paints gets them at once, a
 * page that is painted by nobody (in a tab behind others) a moment after it is there. The last button pressed is remembered
 * for who presses it again (components/layout/early-press.tsx).
 */
export const START_SCRIPTS = `(()=>{addEventListener("click",({target})=>{globalThis.pressedEarly=target.closest?.("button")},true);addEventListener("input",()=>{globalThis.pressedEarly=null},true);const start=()=>{for(const held of document.querySelectorAll("script[data-src]")){const script=document.createElement("script");for(const{name,value}of held.attributes)script.setAttribute(name==="data-src"?"src":name,value);script.nonce=held.nonce;held.replaceWith(script)}};if(globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))new PerformanceObserver(()=>setTimeout(start)).observe({type:"paint",buffered:true});else start();addEventListener("load",()=>setTimeout(start,1000))})()`;

/** What Next sends where only a script draws the page: one that is not found. Its paint waits for them. */
const DRAWN_BY_SCRIPT = '<html id="__next_error__"';

/** @param {string} html a whole page; what is none, or shows nothing without scripts, is given back as it is */
export function afterFirstPaint(html) {
  const end = html.lastIndexOf(END);
  if (end < 0 || html.includes(DRAWN_BY_SCRIPT)) return html;
  let nonce = '';
  const hold = (_, before, src, after) => {
    nonce ||= /\snonce="[^"]*"/.exec(before + after)?.[0] ?? '';
    return `<script${before} data-src="${src}"${after}></script>`;
  };
  const held = html.slice(0, end).replace(PRELOAD, '').replace(SCRIPT, hold);
  return `${held}<script${nonce}>${START_SCRIPTS}</script>${html.slice(end)}`;
}

/**
 * The same for an answer whose head is being written: Next's compression stands before it by then, so that text is written to
 * it. What does not begin as a page does passes as it is.
 */
export function holdScripts(response) {
  const { write, end } = response;
  let page = null;
  const isPage = (chunk) =>
    /^text\/html\b/.test(String(response.getHeader('content-type') ?? '')) &&
    Buffer.from(chunk.slice(0, 9)).toString() === '<!DOCTYPE';
  const untouched = () => Object.assign(response, { write, end });
  response.write = (chunk, ...rest) => {
    if (page) page.push(Buffer.from(chunk));
    else if (chunk && isPage(chunk)) page = [Buffer.from(chunk)];
    else return untouched().write(chunk, ...rest);
    return true;
  };
  response.end = (...args) => {
    if (page && args[0] && typeof args[0] !== 'function') page.push(Buffer.from(args.shift()));
    untouched();
    if (page) response.write(afterFirstPaint(Buffer.concat(page).toString()));
    return response.end(...args);
  };
}
