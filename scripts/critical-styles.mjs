/**
 * The styles of what a page shows first, to stand in its HTML (docs/decisions/0032): the rules of the whole sheet
 * (scripts/critical-rules.mjs) that some element of it needs.
 */

/** What follows it is further down than any first screen: the styles of that come with the whole sheet. */
export const FURTHER_DOWN = /<[a-z][^<>]* data-further-down=/i;

/** Classes as `.name`, elements as `name`. */
function whatIsIn(html) {
  const there = new Set();
  for (const [, classes] of html.matchAll(/<[a-z][^<>]*\sclass="([^"]*)"/gi))
    for (const name of classes.split(/\s+/)) there.add(`.${name}`);
  for (const [, element] of html.matchAll(/<([a-z][a-z\d-]*)/gi)) there.add(element.toLowerCase());
  return there;
}

function keepNeeded(rules, there) {
  return rules.flatMap((rule) => {
    if (rule.rules) {
      const kept = keepNeeded(rule.rules, there);
      return kept.length > 0 ? [{ ...rule, rules: kept }] : [];
    }
    if (!rule.selectors) return [rule];
    const selectors = rule.selectors.filter((_, at) =>
      rule.needs[at].every((need) => there.has(need)),
    );
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

const declarationsIn = (rules) =>
  rules.flatMap((rule) => (rule.rules ? declarationsIn(rule.rules) : (rule.declarations ?? [])));
/** Custom properties a text asks for. */
const namesIn = (text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name);
const countsOf = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
const customProperty = (declaration) => /^(--[\w-]+):/.exec(declaration)?.[1];

/** The custom properties that something asks for, by way of others too. */
function askedFor(declarations) {
  const definitions = new Map();
  const asked = new Set();
  const ask = (text) => {
    for (const name of namesIn(text)) {
      if (asked.has(name)) continue;
      asked.add(name);
      for (const value of definitions.get(name) ?? []) ask(value);
    }
  };
  for (const declaration of declarations) {
    const name = customProperty(declaration);
    if (name)
      definitions.set(name, [...(definitions.get(name) ?? []), declaration.slice(name.length + 1)]);
  }
  for (const declaration of declarations) if (!customProperty(declaration)) ask(declaration);
  return asked;
}

/** A property of the whole page, said once, is as short where it is asked for: up to this often. */
const ASKED_FOR_AT_MOST = 2;

/** Such properties by their names. Not what asks for others itself, which may be others further in. */
function shortWays(rules) {
  const all = declarationsIn(rules);
  const definitions = countsOf(all.map((declaration) => customProperty(declaration) ?? ''));
  const asked = countsOf(all.flatMap(namesIn));
  const ofThePage = (inner) =>
    inner.flatMap((rule) => {
      if (rule.at?.startsWith('@layer')) return ofThePage(rule.rules);
      return rule.selectors?.join() === ':root' ? rule.declarations : [];
    });
  return new Map(
    ofThePage(rules)
      .map((declaration) => [customProperty(declaration), declaration])
      .filter(([name]) => definitions.get(name) === 1 && asked.get(name) <= ASKED_FOR_AT_MOST)
      .map(([name, declaration]) => [name, declaration.slice(name.length + 1)])
      .filter(([, value]) => !value.includes('var(')),
  );
}

/** The rules with such properties in the place of their names: `var(--radius)` is `.5rem`. */
function withShortWays(rules, values = shortWays(rules)) {
  const shorten = (text) =>
    text.replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole);
  return rules.map((rule) => ({
    ...rule,
    ...(rule.rules && { rules: withShortWays(rule.rules, values) }),
    ...(rule.declarations && { declarations: rule.declarations.map(shorten) }),
  }));
}

function toText(rules, isAskedFor, animations) {
  return rules
    .map((rule) => {
      if (rule.text) return !rule.animation || animations.has(rule.animation) ? rule.text : '';
      if (rule.rules) {
        const inner = toText(rule.rules, isAskedFor, animations);
        return inner && `${rule.at}{${inner}}`;
      }
      const declarations = rule.declarations.filter(isAskedFor);
      return declarations.length > 0 ? `${rule.selectors.join()}{${declarations.join(';')}}` : '';
    })
    .join('');
}

/**
 * @param {readonly object[]} rules of the whole sheet
 * @param {string} html a page
 */
export function criticalStyles(rules, html) {
  const mark = FURTHER_DOWN.exec(html);
  const first = mark ? html.slice(0, mark.index + mark[0].length) : html;
  const kept = withShortWays(keepNeeded(rules, whatIsIn(first)));
  const declarations = declarationsIn(kept);
  const asked = askedFor(declarations);
  const animations = new Set(
    declarations
      .filter((declaration) => declaration.startsWith('animation'))
      .flatMap((declaration) => declaration.split(/[\s,:;]+/)),
  );
  const isAskedFor = (declaration) => {
    const name = customProperty(declaration);
    return !name || asked.has(name);
  };
  return toText(kept, isAskedFor, animations);
}
