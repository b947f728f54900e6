/** Settles once the page is shown: at once, unless the browser has prerendered it. */
export const whenShown = () =>
  new Promise<void>((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });
