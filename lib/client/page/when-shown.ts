/** Settles once somebody looks at the page: at once, but for a page that the browser has made ahead of a click. */
export const whenShown = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
