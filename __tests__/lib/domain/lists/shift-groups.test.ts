import { shiftGroups } from '@/lib/domain/lists/shift-groups';

const option = (value: string, selected = false) => ({ value, selected });
const NIGHTS = ['Nights, 3 × 12', 'Nights, 5 × 8'];

describe('shiftGroups', () => {
  it('has a group of each time that several shifts have', () => {
    const groups = shiftGroups([
      option('Days, 3 × 12'),
      option('Nights, 3 × 12', true),
      option('Evenings, 5 × 8', true),
      option('Days, 5 × 8'),
      option('Nights, 5 × 8'),
    ]);
    expect(groups).toEqual([
      { label: 'All nights', values: NIGHTS, chosen: 'some' },
      { label: 'All days', values: ['Days, 3 × 12', 'Days, 5 × 8'], chosen: 'none' },
    ]);
  });

  it('says when all of a group are chosen', () => {
    const [nights] = shiftGroups(NIGHTS.map((shift) => option(shift, true)));
    expect(nights?.chosen).toBe('all');
  });

  it('has no group of one shift', () => {
    expect(shiftGroups([option('Nights'), option('Days'), option('Evenings')])).toEqual([]);
  });
});
