/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RecruiterCard } from '@/components/recruiter/recruiter-card';
import { recruiterOf, RECRUITERS, type RecruiterPerson } from '@/lib/content/pages/recruiters';
import { whileSample } from '@/__tests__/support/while-sample';

const person = (name: string, specialties: readonly string[] = []): RecruiterPerson => ({
  name,
  role: 'Recruiter',
  phone: { text: '(515) 555-0199', href: 'tel:+15155550199' },
  photo: { src: '/photos/one.jpg', width: 288, height: 288, alt: `${name} at a desk` },
  specialties,
});
const entry = (name: string, specialties?: readonly string[]) => ({
  slug: name.toLowerCase(),
  calendarUrl: `https://calendar.example/${name.toLowerCase()}` as const,
  person: person(name, specialties),
});
const UNNAMED = { slug: 'nobody', calendarUrl: 'https://calendar.example/nobody' } as const;

describe('which recruiter a job has', () => {
  const list = [UNNAMED, entry('Icu', ['ICU', 'ER']), entry('Rest'), entry('Lab', ['Laboratory'])];

  it.each<[readonly string[], string]>([
    [['er'], 'Icu'],
    [['Laboratory', 'ICU'], 'Icu'],
    [['Med Surg'], 'Rest'],
    [[], 'Rest'],
  ])('%j: %s', (specialties, name) => {
    expect(recruiterOf(specialties, list)?.name).toBe(name);
  });

  it('the first named one if no entry fits, and none if nobody is named', () => {
    expect(recruiterOf(['Med Surg'], [UNNAMED, entry('Icu', ['ICU'])])?.name).toBe('Icu');
    expect(recruiterOf(['ICU'], [UNNAMED])).toBeNull();
  });
});

describe('the recruiter of a job', () => {
  const kept = [...RECRUITERS];
  const write = RECRUITERS as (typeof RECRUITERS)[number][];
  afterEach(() => write.splice(0, write.length, ...kept));

  it('has a photograph, a direct line and a calendar', () => {
    write.splice(0, write.length, UNNAMED, entry('Avery'));
    render(<RecruiterCard specialties={['ICU']} />);
    expect(screen.getByRole('region', { name: 'Your recruiter' })).toHaveTextContent('Avery');
    const face = screen.getByRole('img', { name: 'Avery at a desk' });
    expect(face).toHaveAttribute('src', '/photos/one.jpg');
    expect(face).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('link', { name: 'Call (515) 555-0199' })).toHaveAttribute(
      'href',
      'tel:+15155550199',
    );
    expect(screen.getByRole('link', { name: /^Book a call/ })).toHaveAttribute(
      'href',
      'https://calendar.example/avery',
    );
  });

  it('shows initials instead of a missing photograph', () => {
    const named = entry('Avery Jo Reyes');
    write.splice(0, write.length, { ...named, person: { ...named.person, photo: null } });
    render(<RecruiterCard />);
    expect(screen.getByRole('region', { name: 'Talk to a recruiter' })).toHaveTextContent('AR');
    expect(screen.queryByRole('img')).toBeNull();
  });

  whileSample('is not shown in the sample: no invented person is named', () => {
    const { container } = render(<RecruiterCard specialties={['ICU']} />);
    expect(container).toBeEmptyDOMElement();
  });
});
