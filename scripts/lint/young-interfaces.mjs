import { readFileSync } from 'node:fs';
import tables from '@mdn/browser-compat-data/forLegacyNode';

/** MDN's tables: which browser has what, and since when. */
const { api, javascript } = tables;

/** Browsers that `browserslist` calls otherwise than MDN. */
const NAMES = { ios_saf: 'safari_ios' };
/** The oldest browsers that work, such as `['firefox', 115]`: `browserslist` in package.json. */
const OLDEST = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map((line) => {
  const [name, version] = line.split(' >= ');
  return [NAMES[name] ?? name, Number(version)];
});

function isInAll({ support }) {
  return OLDEST.every(([browser, oldest]) =>
    [support[browser]].flat().some((since) => {
      if (!since || since.flags || since.prefix || since.alternative_name) return false;
      const added = since.version_added;
      return added && added !== 'preview' && parseFloat(String(added).replace('≤', '')) <= oldest;
    }),
  );
}

const STATIC = /_static$/;
const TWO_WORDS = /^[a-z]+[A-Z][A-Za-z]*$/;

/** Every interface with its members: `[interface, member]`, or `[interface, null]` for itself, and whether all the oldest browsers have it. */
function* allOf(interfaces) {
  for (const [name, { __compat, ...members }] of Object.entries(interfaces)) {
    const isOld = !__compat || isInAll(__compat);
    yield [name, null, isOld];
    for (const [member, inner] of Object.entries(members))
      if (inner.__compat && !member.endsWith('_event'))
        yield [name, member, isOld && isInAll(inner.__compat)];
  }
}

/**
 * What not all of the oldest browsers have: interfaces and global functions; static members, such as `['URL', 'canParse']`; and names of
 * other members, if of two words or more. A name of one word may be anybody's, and one that an older interface has too passes: nothing tells
 * whose member it is.
 */
export function youngInterfaces() {
  const all = [...allOf(api), ...allOf(javascript.builtins)];
  const young = all.filter(([, , isOld]) => !isOld);
  const old = new Set(all.filter(([, , isOld]) => isOld).map(([, member]) => member));
  const isGlobal = ([name, member]) => member === null || name === 'Window';
  return {
    globals: [...new Set(young.filter(isGlobal).map(([name, member]) => member ?? name))],
    statics: young
      .filter(([, member]) => STATIC.test(member ?? ''))
      .map(([name, member]) => [name, member.replace(STATIC, '')]),
    members: [
      ...new Set(
        young
          .map(([, member]) => member)
          .filter((member) => TWO_WORDS.test(member ?? '') && !old.has(member)),
      ),
    ],
  };
}
