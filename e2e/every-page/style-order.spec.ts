import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { firstJob } from '../support/first-job';
import { expect, test } from '../support/test';

/** One page of every layout, and those that use the site's own components most. */
const PAGES = [
  '/',
  '/about',
  `/why-${SITE.whySlug}`,
  '/recruiter-riley',
  '/Nursing-Staffing-Services',
  '/privacy-policy',
  '/contact',
  '/thank-you',
  '/jobs?title=Nosuchtitle&state=WY',
  '/job-map',
  '/saved',
  '/compare',
  '/job-directory',
  '/reference?id=r-7-none',
  '/nowhere',
];
const OF_A_JOB = ['/jobs', '/apply', '/offer'];

/**
 * Two classes of one element that set a property to different values with equal specificity: which one wins depends on
 * the order of their sheets, which follows the order of imports.
 */
const undecided = (page: Page) =>
  page.evaluate(() => {
    const rules = new Map<string, CSSStyleDeclaration[]>();
    const read = (list: CSSRuleList) => {
      for (const rule of list) {
        if (rule instanceof CSSLayerBlockRule) continue;
        if (rule instanceof CSSStyleRule) {
          for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
            const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
            if (name) rules.set(name, [...(rules.get(name) ?? []), rule.style]);
          }
        } else if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const found = new Set<string>();
    for (const { classList } of document.querySelectorAll('[class]')) {
      const names = [...classList].filter((name) => rules.has(name));
      for (const [at, one] of names.entries())
        for (const other of names.slice(at + 1))
          for (const style of rules.get(one) ?? [])
            for (const property of style)
              for (const against of rules.get(other) ?? []) {
                if (![...against].includes(property)) continue;
                // The parts of a shorthand with a custom property read as '': their values are unknown here.
                const value = against.getPropertyValue(property);
                if (value === '' || value !== style.getPropertyValue(property))
                  found.add(`${property} of .${one} and .${other}`);
              }
    }
    return { found: [...found], read: rules.size };
  });

test('no style depends on which sheet comes first', async ({ page }) => {
  test.setTimeout(120_000);
  const id = await firstJob(page);
  for (const path of [...PAGES, ...OF_A_JOB.map((screen) => `${screen}/${id}`)]) {
    await page.goto(path);
    const { found, read } = await undecided(page);
    expect(read, `rules read on ${path}`).toBeGreaterThan(50);
    expect.soft(found, path).toEqual([]);
  }
});
