import { withFoldKept } from './filter-fold.mjs';
import { LAST, inOneSheet, withCriticalStyles } from './one-sheet.mjs';
import { withoutData } from './page-data.mjs';

/**
 * The scripts of a page begin once its first paint is done (docs/decisions/0029): until then the network belongs to what
 * is seen. Works on the HTML as Next makes it: pages that are kept pass through scripts/page-cache.mjs, pages made for
 * one request through scripts/request-guard.mjs.
 */

/** Next's scripts: external, of this site, `async`. */
const SCRIPT = /<script((?=[^>]*\sasync="")[^>]*?) src="(\/_next\/[^"]+)"([^>]*)><\/script>/g;
/** One for browsers so old that they can run none of the others: they have the page without scripts. */
const FOR_OLD_BROWSERS = /<script[^>]* noModule=""[^>]*><\/script>/;
/** What the page is called where it is put on a home screen: asked for early, and read by nobody then. */
const MANIFEST = /(<link rel="manifest") href=/;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = '</body>';
/** Between two pieces of the page's data, each a script of its own: as one script they need one hash in the policy. */
const BETWEEN_DATA = /"\]\)<\/script><script(?: nonce="[^"]*")?>self\.__next_f\.push\(\[1,"/g;
/** Data that is no text. */
const BYTES = '.push([3,';

/**
 * Lets the scripts of the page begin, in their order: each is asked for when it gets its address. That is as soon as the first
 * paint is done and the pictures of the first screen are in it, which may take a second at most. A browser that tells of no
 * paints gets them at once, a page that is painted by nobody (in a tab behind others) a moment after it is there. What is
 * pressed and typed is remembered for who presses it again (components/layout/early-press.tsx).
 *
 * Where the whole style sheet is for later (scripts/one-sheet.mjs) it comes first of all, at once if the visitor scrolls, and the
 * scripts after it: what they draw has its styles. If it does not come, the page's own sheets are switched on.
 *
 * Where the page's data is at an address of its own (scripts/page-data.mjs) it is asked for with them, and the last of them, without
 * which none runs, waits for it. Where it is not to be had, the page as it is now has data, if it is of the same build; else all of
 * it is asked for again after three seconds.
 */
const startScripts = (isDataApart) =>
  `(()=>{${[
    ...(isDataApart ? ['const{page,build}=document.currentScript.dataset'] : []),
    'early=[]',
    'for(const type of["click","input"])addEventListener(type,(event)=>early?.push(event),true)',
    'const give=(one)=>{one[one.rel?"href":"src"]=one.dataset.src;one.removeAttribute("data-src")}',
    ...(isDataApart
      ? [
          'const read=(answer)=>answer.headers.get("content-type").startsWith("text/x-c")?answer.text():Promise.reject()',
          'const bring=(last)=>fetch(page,{signal:AbortSignal.timeout(8e3)}).then(read).catch(()=>fetch(location,{headers:{rsc:1}}).then(read)).then((text)=>text.includes(build)?text:Promise.reject()).then((text)=>{self.__next_f=[[0],[1,text]];give(last)},()=>setTimeout(bring,3e3,last))',
          'const whole=document.querySelector("[data-whole]")',
          'let held',
          'const rest=()=>{document.querySelector("[data-not-yet]")?.remove();held.forEach(give)}',
          'const start=()=>{if(held)return;held=[...document.querySelectorAll("[data-src]")].filter((one)=>one!==whole);bring(held.pop());if(whole.href)return rest();whole.onload=rest;whole.onerror=()=>{for(const own of document.querySelectorAll("link[disabled]"))own.disabled=false;rest()};give(whole)}',
        ]
      : [
          'let held',
          'const start=()=>{if(held)return;held=document.querySelectorAll("[data-src]");held.forEach(give)}',
        ]),
    'const painted=()=>{setTimeout(start,1e3);Promise.allSettled(Array.from(document.images,(image)=>image.loading==="eager"&&image.decode())).then(()=>requestAnimationFrame(()=>setTimeout(start)))}',
    'if(PerformanceObserver.supportedEntryTypes.includes("paint"))new PerformanceObserver(painted).observe({type:"paint",buffered:true});else start()',
    'addEventListener("load",()=>setTimeout(start,1e3))',
    'addEventListener("scroll",start)',
  ].join(';')}})()`;
/** Of a page that has its data and its whole style sheet in it. */
export const START_SCRIPTS = startScripts(false);
/** Of a page whose data and whole sheet come later. */
const START_APART = startScripts(true);

/** What Next sends where only a script draws the page: one that is not found. Its paint waits for them. */
const DRAWN_BY_SCRIPT = '<html id="__next_error__"';

const showsWithoutScripts = (html) => html.lastIndexOf(END) > 0 && !html.includes(DRAWN_BY_SCRIPT);

/**
 * @param {string} start the script that lets them begin
 * @param {string} attributes of it
 */
function hold(html, start = START_SCRIPTS, attributes = '') {
  const end = html.lastIndexOf(END);
  let nonce = '';
  const page = html
    .slice(0, end)
    .replace(PRELOAD, '')
    .replace(FOR_OLD_BROWSERS, '')
    .replace(MANIFEST, '$1 data-src=')
    .replace(SCRIPT, (_, before, src, after) => {
      nonce ||= /\snonce="[^"]*"/.exec(before + after)?.[0] ?? '';
      return `<script${before} data-src="${src}"${after}></script>`;
    });
  const held = page.includes(BYTES) ? page : page.replace(BETWEEN_DATA, '');
  return `${withFoldKept(held, nonce)}<script${nonce}${attributes}>${start}</script>${html.slice(end)}`;
}

/** @param {string} html a whole page; what is none, or shows nothing without scripts, is given back as it is */
export const afterFirstPaint = (html) =>
  showsWithoutScripts(html) ? hold(inOneSheet(html).html) : html;

/** Which build data is of, as Next says it in there: the beginning of its name, which is enough to tell two from each other. */
const BUILD = /"b":"([\w-]{1,10})/;
const DATA_PAGE = ' data-page=';
/** What is behind the last element of the page itself, more or less. */
const END_OF_PAGE = -4_000;

/** Whether the data of a page that is kept is at an address of its own. */
export const hasDataApart = (html) => html.slice(END_OF_PAGE).includes(DATA_PAGE);

/**
 * The same of a page that is kept, which has the styles of its first screen in it, and its data at an address of its own
 * (docs/decisions/0032): both or neither, for together they are more than one flight of packets.
 * @param {string} html
 * @param {(data: string) => string | null} addressFor the address such data has from now on, if any
 * @returns the page, and its inline scripts and styles that are ours
 */
export function keptAfterFirstPaint(html, addressFor) {
  if (!showsWithoutScripts(html)) return { html, scripts: [], styles: [] };
  const { rest, data } = withoutData(html);
  const [, build] = BUILD.exec(data) ?? [];
  const styled = build ? withCriticalStyles(rest) : null;
  const address = styled && addressFor(data);
  if (address) {
    return {
      html: hold(
        styled.html,
        START_APART,
        ` id="${LAST}"${DATA_PAGE}"${address}" data-build="${build}"`,
      ),
      scripts: [START_APART, ...styled.scripts],
      styles: styled.styles,
    };
  }
  const whole = inOneSheet(html);
  return { html: hold(whole.html), scripts: [START_SCRIPTS], styles: whole.styles };
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
