import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const {
  createPlugin,
  utils: { report, ruleMessages },
} = stylelint;

const ruleName = 'site/night-value';
const messages = ruleMessages(ruleName, {
  missing: (name) => `${name} has no value in app/tokens-night.css (docs/decisions/0002)`,
  unused: (name) => `${name} is listed as the same by night, and is not`,
});

/** A color that is written out, or a step of the palette, which is the same by night. What names a role follows that role. */
const FIXED_COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|var\(--(?:white|(?:pine|sand|coral|sun)-\d+)\)/i;
const PALETTE_STEP = /^--(?:white|(?:pine|sand|coral|sun)-\d+)$/;

/**
 * A stylelint rule for the tokens of the page: each one that fixes a color has a value for the night too.
 * @param night the path of the style sheet for the night
 * @param same the tokens that are the same by night, each with the reason
 */
const rule =
  (night, { same }) =>
  (root, result) => {
    const complain = (message, node) => report({ ruleName, result, message, node });
    const nightly = new Set(
      [...readFileSync(night, 'utf8').matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    );
    const unused = new Set(Object.keys(same));
    root.walkDecls(/^--/, (declaration) => {
      const { prop, value, parent } = declaration;
      // A band inverts the roles of the page, by night as by day.
      const isOfPage = parent.selectors?.includes(':root') && !PALETTE_STEP.test(prop);
      if (!isOfPage || !FIXED_COLOR.test(value) || nightly.has(prop)) return;
      if (!unused.delete(prop)) complain(messages.missing(prop), declaration);
    });
    for (const name of unused) complain(messages.unused(name), root);
  };
rule.ruleName = ruleName;
rule.messages = messages;

export default createPlugin(ruleName, rule);
