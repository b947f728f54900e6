import type { Page } from '@playwright/test';

/** Styles a page as a visitor's own style sheet would. The site's policy lets no style element in, so it is no element. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
