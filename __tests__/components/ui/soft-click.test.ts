/** @jest-environment jsdom */
import { softLinkOf } from '@/components/ui/soft-click';

/** What a click on the first link of some HTML means. */
function click(html: string, options: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let meant: string | null = null;
  const listen = (event: MouseEvent) => {
    const link = softLinkOf(event);
    meant = link && link.pathname + link.search + link.hash;
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  document
    .querySelector('a > i, a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  document.removeEventListener('click', listen);
  return meant;
}

describe('a click on a link', () => {
  it.each([
    ['/jobs?state=CO', '/jobs?state=CO'],
    ['?page=2', '/?page=2'],
    ['/about#our-mission', '/about#our-mission'],
    ['http://localhost/contact', '/contact'],
  ])('to %s is followed here', (href, meant) => {
    expect(click(`<a href="${href}">There</a>`)).toBe(meant);
    expect(click(`<a href="${href}"><i></i></a>`)).toBe(meant);
    expect(click(`<a href="${href}" target="_self">There</a>`)).toBe(meant);
  });

  it.each([
    ['another origin', '<a href="https://www.example.org/map"></a>'],
    ['another origin, without its scheme', '<a href="//elsewhere.example/jobs"></a>'],
    ['a number', '<a href="tel:+15155550142"></a>'],
    ['an address to write to', '<a href="mailto:hello@fernway.example"></a>'],
    ['a part of this page', '<a href="#email"></a>'],
    ['nowhere', '<a></a>'],
    ['a file', '<a href="/feeds/jobs.xml"></a>'],
    ['another tab', '<a href="/jobs" target="_blank"></a>'],
    ['the top frame', '<a href="/jobs" target="_top"></a>'],
    ['a download', '<a href="/jobs" download></a>'],
    ['a new document', '<div data-whole><p><a href="/jobs"></a></p></div>'],
    ['a link of a drawing', '<svg><a href="/jobs"></a></svg>'],
  ])('is left to the browser: %s', (_, html) => {
    expect(click(html)).toBeNull();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %p', (options) => {
    expect(click('<a href="/jobs"></a>', options)).toBeNull();
  });

  it('that something has answered already is not followed', () => {
    const answer = (event: Event) => event.preventDefault();
    window.addEventListener('click', answer, { capture: true });
    expect(click('<a href="/jobs"></a>')).toBeNull();
    window.removeEventListener('click', answer, { capture: true });
    expect(click('<a href="/jobs"></a>')).toBe('/jobs');
  });
});
