import fc from 'fast-check';
import { isOnOwnDisk, normalTarget } from '@/lib/server/applications/link-target';

const isHarmless = (target: string) => {
  const normal = normalTarget(target);
  return normal !== null && isOnOwnDisk(normal);
};

/** Targets that name another machine, or another name space through which one can be named. */
const ELSEWHERE = [
  'http://evil.example/t.dotm',
  'https:evil.example/t.dotm',
  'ftp://evil.example/t.dotm',
  'smb://evil.example/share/t.dotm',
  'mhtml:http://evil.example/a!x',
  'ms-word:ofe|u|https://evil.example/t.dotm',
  'http:evil.example:80?x:.dotm',
  'http:jo:pass@evil.dotm',
  '//evil.example/share/t.dotm',
  '//?/UNC/evil.example/share/t.dotm',
  '//./UNC/evil.example/t.dotm',
  // '..' after a relative part leaves nothing before the two slashes.
  'x/..///evil.example/t.dotm',
  '/??/UNC/evil.example/share/t.dotm',
  '/net/evil.example/t.dotm',
  '/.//evil.example/share/t.dotm',
  '/x/..//evil.example/share/t.dotm',
  '/ /evil.example/share/t.dotm',
  'file://evil.example/t.dotm',
  'file:////evil.example/t.dotm',
  'file://///evil.example/t.dotm',
  'file:///.//evil.example/t.dotm',
  'file:///C:/../..//evil.example/t.dotm',
  'file:///?/UNC/evil.example/t.dotm',
  'file:///net/evil.example/t.dotm',
  'file://localhost//evil.example/t.dotm',
  'file://localhost.evil.example/t.dotm',
  'file://localhost@evil.example/t.dotm',
  'file://127.0.0.1/t.dotm',
  'file:http://evil.example/t.dotm',
  'file:file://evil.example/t.dotm',
  'file:///%C0%AFevil.example/t.dotm',
  'file:///%5C%5Cevil.example%5Ct%E9.dotm',
  'file:///%255C%255Cevil.example%255Ct.dotm',
  'ht\ntps://evil.example/t.dotm',
];

/** Targets on the reader's own disk, and parts of the document itself. */
const OWN = [
  'Normal.dotm',
  'media/image1.png',
  '../customXml/item1.xml',
  '/word/document.xml',
  'C:/Templates/Resume.dotx',
  'file:C:/Templates/Resume.dotx',
  'file:/C:/Templates/Resume.dotx',
  'file://C:/Templates/Resume.dotx',
  'file:///C:/Users/Jo/AppData/Roaming/Microsoft/Templates/Resume.dotx',
  'file:///C:/Users/%C1lvaro/R%E9sum%E9.dotx',
  'file:///C|/Templates/Resume.dotx',
  'file:///Users/jo/Library/My Resume.dotx',
  'file:///Users/jo/résumé 100 % neu.dotx',
  'file://localhost/Users/jo/Resume.dotx',
  'file:///Applications/Microsoft Word.app/Contents/Resources/Normal.dotm',
  'Macintosh HD:Users:jo:Resume.dotx',
  '',
];

type Disguise = fc.Arbitrary<(target: string) => string>;

/** Ways to write a target that readers take for the same one. */
const DISGUISES: readonly Disguise[] = [
  fc.constant((target) => target.replaceAll('/', '\\')),
  fc.constant((target) => target.toUpperCase()),
  fc.constant((target) => ` \t${target}\n`),
  fc.constant((target) => target.replaceAll('\\', '%u005C').replaceAll('/', '%u002f')),
  fc.constant(encodeURIComponent),
  fc.constant((target) => target.replace(/[^]/g, percent)),
  fc.nat(7).map((nth) => (target) => eachNth(target, nth, percent)),
  fc.nat(7).map((nth) => (target) => eachNth(target, nth, (sign) => (sign === '/' ? '\\' : sign))),
  fc.tuple(fc.nat(7), fc.constantFrom('\0', '\t', '\n', '\u001f', '\u007f')).map(
    ([nth, sign]) =>
      (target) =>
        eachNth(target, nth, (each) => sign + each),
  ),
];
/** What comes last, because it is no ASCII. */
const LAST: Disguise = fc.oneof(
  fc.constant((target: string) => target),
  fc.constant((target: string) => target.replaceAll('/', '\uff0f').replaceAll(':', '\uff1a')),
  fc.tuple(fc.nat(7), fc.constantFrom('\u0085', '\u200b', '\u202e', '\ufeff')).map(
    ([nth, sign]) =>
      (target: string) =>
        eachNth(target, nth, (each) => sign + each),
  ),
);
const percent = (sign: string) =>
  sign.replace(/[^]/g, (each) => `%${Buffer.from(each).toString('hex').match(/../g)?.join('%')}`);
const eachNth = (text: string, nth: number, change: (sign: string) => string) =>
  [...text].map((sign, at) => (at % 8 === nth ? change(sign) : sign)).join('');

const disguised = (targets: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...targets), fc.array(fc.oneof(...DISGUISES), { maxLength: 4 }), LAST)
    .map(([target, disguises, last]) =>
      last(disguises.reduce((text, disguise) => disguise(text), target)),
    );

describe('what a Word document loads', () => {
  it.each(ELSEWHERE)('%j is on another machine', (target) =>
    expect(isHarmless(target)).toBe(false),
  );

  it.each(OWN)('%j is not', (target) => expect(isHarmless(target)).toBe(true));

  it('on another machine is, in whatever disguise', () => {
    fc.assert(
      fc.property(disguised(ELSEWHERE), (target) => !isHarmless(target)),
      { numRuns: 5_000 },
    );
  });

  it('on the own disk is, however it is written', () => {
    fc.assert(fc.property(disguised(OWN), isHarmless), { numRuns: 5_000 });
  });

  it('is refused if it was encoded without end, and soon', () => {
    expect(normalTarget(`file:///C:/%${'25'.repeat(100_000)}41`)).toBeNull();
  });

  it('has one form, which does not change again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), disguised([...OWN, ...ELSEWHERE])),
        (target) => {
          const normal = normalTarget(target);
          if (normal !== null) expect(normalTarget(normal)).toBe(normal);
        },
      ),
    );
  });
});
