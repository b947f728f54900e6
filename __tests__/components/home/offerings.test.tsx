/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Offerings } from '@/components/home/offerings';
import type { JobFigures } from '@/lib/domain/lists/job-figures';

const open = (total: number, pay: JobFigures['pay']): JobFigures => ({
  total,
  pay,
  newest: [],
  states: 2,
  href: '/jobs',
});
const cardOf = (name: string) => screen.getByRole('heading', { name }).parentElement;

describe('a kind of work on the home page', () => {
  it('says how many jobs are open and what they pay', () => {
    const figures = new Map([
      ['/nursing', open(188, { count: 180, median: 2100, low: 1860, high: 2460 })],
      ['/cath-labs', open(1, null)],
      ['/long-term-care', open(0, null)],
    ]);
    render(<Offerings figures={figures} />);
    expect(cardOf('Nursing')).toHaveTextContent('188 open, $1,860 – $2,460 a week');
    expect(cardOf('Cath Lab')).toHaveTextContent('1 openCath');
    expect(cardOf('Long Term Care')).not.toHaveTextContent('open');
  });

  it('says nothing about it while no jobs are known', () => {
    render(<Offerings figures={null} />);
    expect(document.body).not.toHaveTextContent(/\d open/);
  });
});
