import fc from 'fast-check';
import {
  asTyped,
  withoutEscapes,
  withoutTags,
  withRightLetters,
} from '@/lib/platform/basics/typed-text';

describe('a text as its writer saw it', () => {
  it.each([
    ['Labor &amp; Delivery RN', 'Labor & Delivery RN'],
    ['Coeur d&#39;Alene', "Coeur d'Alene"],
    ['Coeur d&#x27;Alene', "Coeur d'Alene"],
    ['RN &#8211; Nights', 'RN – Nights'],
    ['$2,100 &ndash; $2,400', '$2,100 – $2,400'],
    ['Ca&ntilde;on City', 'Cañon City'],
    ['Children&#146;s RN', 'Children’s RN'],
    ['&quot;Float&quot; &lt;Pool&gt;', '"Float" <Pool>'],
    ['once: &amp;lt;', 'once: &lt;'],
    ['Labor &amp;amp; Delivery RN', 'Labor & Delivery RN'],
    ['Labor &amp;amp;amp; Delivery RN', 'Labor & Delivery RN'],
    ['Coeur d&amp;#39;Alene &amp;ndash; ID', "Coeur d'Alene – ID"],
    ['ＲＮ　－　ＩＣＵ', 'RN　-　ICU'],
    ['＄２，１００／ｗｋ', '$2,100/wk'],
    ['＜ｂ＞ ￥', '＜b＞ ￥'],
    ['R&D, AT&T, L&D;', 'R&D, AT&T, L&D;'],
    ['PT & OT', 'PT & OT'],
    ['Labor &amp Delivery, R&ampere', 'Labor & Delivery, R&ampere'],
    ['Children\u0092s RN \u0096 days', 'Children’s RN – days'],
    ['Childrenâ€™s RN, CaÃ±on, 3Â½ days', 'Children’s RN, Cañon, 3½ days'],
    ['Ångström, Âge, façade, São Paulo', 'Ångström, Âge, façade, São Paulo'],
    ['Nights\\nWeekends', 'Nights\nWeekends'],
    ['Nights\\r\\nweekends', 'Nights\nweekends'],
    ['\\"Float\\" \\u2013 RN\\/LPN', '"Float" – RN/LPN'],
    ['days\\nights', 'days\\nights'],
    ['24\\/7, days\\nights', '24/7, days\\nights'],
    ['RN\\/LPN med\\tele', 'RN/LPN med\\tele'],
    ['24\\/7\\n- Assess', '24/7\n- Assess'],
    ['med\\tele', 'med\\tele'],
  ])('%j is %j', (text, expected) => {
    expect(asTyped(text)).toBe(expected);
  });

  it.each([
    ['<b>RN</b>', ' RN '],
    ['RN<br/>ICU', 'RN ICU'],
    ['<p class="x">RN</p>', ' RN '],
    ['RN <Pool> 100%', 'RN <Pool> 100%'],
    ['BP < 90 > 60', 'BP < 90 > 60'],
  ])('formatting of a plain text goes: %j', (text, expected) => {
    expect(withoutTags(text)).toBe(expected);
  });

  it('text of ASCII without marks is unchanged, and so is any that has been mended', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abc XYZ 019 .,-/$') }), (text) => {
        expect(asTyped(text)).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const letters = withRightLetters(text);
        expect(/[\u0082-\u008C\u0091-\u009C]/.test(letters)).toBe(false);
        expect(withoutEscapes(text.replaceAll('\\', ''))).toBe(text.replaceAll('\\', ''));
      }),
    );
  });
});
