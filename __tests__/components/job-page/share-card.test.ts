import { shareCardContent } from '@/components/job-page/share-card-content';
import { buildJob } from '@/__tests__/support/build-job';

type Overrides = Parameters<typeof buildJob>[0];
const contentOf = (overrides: Overrides = {}) => shareCardContent(buildJob(overrides));

describe('a job’s share card', () => {
  it('shows title, order type, place, pay and length in the words of the page', () => {
    expect(contentOf()).toEqual({
      title: 'ICU RN',
      orderType: 'Travel',
      drawing: 'city',
      facts: [
        { label: 'Nights, 13 weeks', value: 'Austin, TX' },
        { label: 'Weekly pay', value: '$2,310 – $2,480' },
      ],
    });
  });

  it.each<[string, Overrides, readonly (readonly [string, string])[]]>([
    ['no city', { city: null }, [['Nights, 13 weeks', 'Texas']]],
    ['no pay', { payText: null }, [['Weekly pay', 'Ask us']]],
    ['pay by the hour', { payText: '$58/hr' }, [['Pay', '$58/hr']]],
    ['no length', { contractLength: null }, [['Nights', 'Austin, TX']]],
    ['no shift', { shifts: [] }, [['13 weeks', 'Austin, TX']]],
    ['neither', { shifts: [], contractLength: null }, [['Place', 'Austin, TX']]],
  ])('with %s', (_, overrides, expected) => {
    const facts = contentOf(overrides).facts.map(({ label, value }) => [label, value]);
    expect(facts).toEqual(expect.arrayContaining([...expected]));
  });

  it('always has a title', () => {
    expect(contentOf({ title: '看护' }).title).toBe('Open position');
    expect(contentOf({ title: 'nurse '.repeat(60) }).title.length).toBeLessThanOrEqual(110);
  });

  it('cuts texts that are still too long, so that they can be drawn', () => {
    const endless = '1,'.repeat(50_000);
    const { title, facts } = contentOf({
      title: endless,
      city: endless,
      payText: `$${endless}`,
      contractLength: endless,
      shifts: [endless],
    });
    const texts = [title, ...facts.flatMap(({ label, value }) => [label, value])];
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(110);
    expect(texts.every((text) => text.endsWith('…') || text.length < 20)).toBe(true);
  });

  it.each([
    [['Per Diem', 'Local'], 'Per Diem, Local'],
    [[], ''],
    [['看护'], ''],
  ])('with the order types %p shows %p', (orderTypes, said) => {
    expect(contentOf({ orderTypes }).orderType).toBe(said);
    expect(contentOf({ orderTypes: ['x'.repeat(90)] }).orderType.length).toBeLessThanOrEqual(40);
  });
});
