import type { Page } from '@playwright/test';

/** Styles a page as a visitor's own style sheet would. The site's policy blocks style elements, so this uses none. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
