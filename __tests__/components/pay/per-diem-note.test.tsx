/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PerDiemNote } from '@/components/pay/per-diem-note';

// SAMPLE FIGURES: none of them are GSA's.
jest.mock('@/content/per-diem.json', () => ({
  __esModule: true,
  default: {
    fiscalYear: 2027,
    states: {
      TX: {
        towns: { austin: { lodging: Array(12).fill(173), meals: 80 } },
      },
    },
  },
}));

const show = (city: string, today = '2026-11-25') =>
  render(<PerDiemNote job={{ city, state: 'TX' }} today={today} />).container;

describe('GSA’s ceiling beside a job’s pay', () => {
  it('states place, month, source and year, and that it is not what the job pays', () => {
    const text = show('Austin').textContent;
    expect(text).toContain(
      'GSA’s ceiling for lodging in Austin, November 2026: $173 a night; meals $80 a day',
    );
    expect(text).toContain('not what this job pays.');
    expect(text).toContain('Fiscal year 2027');
    expect(screen.getByRole('link', { name: 'gsa.gov/perdiem' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.gsa\.gov\//),
    );
  });

  it('is not shown for an unlisted town, whose county may be listed', () => {
    expect(show('Round Rock')).toBeEmptyDOMElement();
  });

  it('is not shown once the year has ended', () => {
    expect(show('Austin', '2027-10-01')).toBeEmptyDOMElement();
  });
});
