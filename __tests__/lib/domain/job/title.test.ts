import fc from 'fast-check';
import { applicationTitle, combineTitle, displayTitle, listedTitle } from '@/lib/domain/job/title';
import { toWords } from '@/lib/domain/words/words';

const nothing = { orderType: null, specialty: null, title: null };
const uncombinable = { specialty: null, title: null };

describe('the title combiner (DT-12, DT-13)', () => {
  it.each([
    ['Social Work', 'Social Worker', 'Social Worker'],
    ['social work', 'SOCIAL WORKER', 'Social Worker'],
    ['PT', 'PTA', 'PTA'],
    ['PTA', 'PT', 'PTA'],
  ])('maps the special pair %s with %s to %s', (specialty, title, combined) => {
    expect(combineTitle(specialty, title)).toBe(combined);
  });

  it.each([
    ['ICU', 'RN - ICU', 'RN - ICU'],
    ['Cath Lab', 'Cath Lab Technologist', 'Cath Lab Technologist'],
    ['Medical Laboratory Tech (MLT)', 'MLT', 'Medical Laboratory Tech (MLT)'],
    ['Social Worker', 'Social Worker', 'Social Worker'],
    ['PT', 'PT', 'PT'],
    ['rn', 'RN', 'RN'],
  ])('keeps the longer part if it contains the other as whole words: %s, %s', (a, b, combined) => {
    expect(combineTitle(a, b)).toBe(combined);
  });

  it.each([
    ['ICU', 'RN', 'ICU RN'],
    ['OT', 'COTA', 'OT COTA'],
    ['CT', 'Lactation Consultant', 'CT Lactation Consultant'],
    ['Maternity', 'RN', 'Maternity RN'],
    ['  Step  Down ', ' RN ', 'Step Down RN'],
  ])('else puts the specialty before the title: %s, %s', (specialty, title, combined) => {
    expect(combineTitle(specialty, title)).toBe(combined);
  });

  it.each([
    ['', 'RN', 'RN'],
    ['ICU', '  ', 'ICU'],
    ['', '', ''],
  ])('takes the part that exists: %p, %p', (specialty, title, combined) => {
    expect(combineTitle(specialty, title)).toBe(combined);
  });

  it('never loses a word, and does not change when a part is combined again', () => {
    const part = fc.constantFrom('ICU', 'RN', 'ICU RN', 'PT', 'CT Tech', 'Tech', 'Step-down');
    fc.assert(
      fc.property(part, part, (specialty, title) => {
        const combined = combineTitle(specialty, title);
        expect(toWords(combined)).toContain(toWords(title).trim());
        expect(combineTitle(specialty, combined)).toBe(combined);
      }),
    );
  });
});

describe('the display title (DT-11)', () => {
  it('combines Specialityn with JobTitlen before anything else', () => {
    expect(
      displayTitle({
        orderType: 'Travel',
        specialty: 'ICU',
        title: 'RN',
        combinable: { specialty: 'ICU', title: 'RN' },
      }),
    ).toBe('ICU RN');
  });

  it.each([
    [{ orderType: 'Travel', specialty: 'ICU', title: 'RN' }, 'Travel ICU RN'],
    [{ orderType: 'Travel', specialty: 'ICU', title: 'Travel ICU RN' }, 'Travel ICU RN'],
    [{ orderType: ' Travel ', specialty: null, title: 'RN' }, 'Travel RN'],
    [{ orderType: null, specialty: 'ICU', title: null }, 'ICU'],
    [{ orderType: null, specialty: null, title: 'RN' }, 'RN'],
  ])('else joins order type, specialty and title: %p', (parts, title) => {
    expect(displayTitle({ ...parts, combinable: uncombinable })).toBe(title);
  });

  it.each([
    { specialty: 'ICU', title: null },
    { specialty: null, title: 'RN' },
    { specialty: ' ', title: 'RN' },
  ])('combines only if both fields have text: %p', (combinable) => {
    const parts = { orderType: 'Travel', specialty: 'ICU', title: 'RN' };
    expect(displayTitle({ ...parts, combinable })).toBe('Travel ICU RN');
  });

  it.each([nothing, { ...nothing, orderType: 'Travel' }, { ...nothing, title: '   ' }])(
    'says so when the record names no job: %p',
    (parts) => {
      expect(displayTitle({ ...parts, combinable: uncombinable })).toBe('Job Title Not Available');
    },
  );
});

describe('the title of an application (AP-01)', () => {
  it.each([
    [{ orderType: 'Travel', specialty: 'ICU', title: 'RN' }, 'Travel ICU RN'],
    [{ orderType: 'Travel', specialty: 'PT', title: 'PTA' }, 'Travel PTA'],
    [{ orderType: 'RN', specialty: 'ICU', title: 'ICU RN' }, 'ICU RN'],
    [{ orderType: null, specialty: null, title: ' LPN ' }, 'LPN'],
  ])('is order type, specialty and title without repeats: %p', (parts, title) => {
    expect(applicationTitle(parts, 'Fallback')).toBe(title);
  });

  it('falls back to the display title', () => {
    expect(applicationTitle({ ...nothing, orderType: 'Travel' }, 'ICU RN')).toBe('ICU RN');
  });
});

describe('the title of a job outside its page (search results, previews, feeds)', () => {
  it.each([
    ['ICU RN', ['Travel'], 'Travel ICU RN'],
    ['ICU RN', ['TRAVEL'], 'Travel ICU RN'],
    ['ICU RN', ['Travel Contract'], 'Travel ICU RN'],
    ['ICU RN', ['Travel', 'Local'], 'Travel ICU RN'],
    ['Travel ICU RN', ['Travel'], 'Travel ICU RN'],
    ['ICU RN (travel)', ['Travel'], 'ICU RN (travel)'],
    ['Traveling ICU RN', ['Travel'], 'Traveling ICU RN'],
    ['ICU RN', ['Local'], 'ICU RN'],
    ['ICU RN', ['Local', 'Travel'], 'ICU RN'],
    ['ICU RN', ['Per Diem'], 'ICU RN'],
    ['ICU RN', ['Non-Travel'], 'ICU RN'],
    ['ICU RN', [], 'ICU RN'],
  ])(
    'says that a job is a travel job where its own does not: %s of %p',
    (title, orderTypes, said) => {
      expect(listedTitle({ title, titles: ['RN'], orderTypes })).toBe(said);
    },
  );

  it('adds nothing to a job without a title', () => {
    const title = 'Job Title Not Available';
    expect(listedTitle({ title, titles: [], orderTypes: ['Travel'] })).toBe(title);
  });
});
