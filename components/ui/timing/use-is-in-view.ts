import { useEffect, useState, type RefObject } from 'react';

/** Whether any of an element is on the screen; false until the browser has reported it, and if there is no element. */
export function useIsInView(place: RefObject<Element | null> | undefined): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!place?.current) return;
    const observer = new IntersectionObserver((seen) =>
      setInView(seen.at(-1)?.isIntersecting === true),
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}
