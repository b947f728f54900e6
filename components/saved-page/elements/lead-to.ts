import { isFollowedLink } from '@/lib/client/page/is-followed-link';

/** An address that names a section of the element leads to it: the browser has looked for it before it was shown. */
export function leadTo(element: Element): void {
  const named = window.location.hash.slice(1);
  const section = [...element.querySelectorAll('section')].find(({ id }) => id === named);
  if (isFollowedLink()) section?.scrollIntoView();
}
