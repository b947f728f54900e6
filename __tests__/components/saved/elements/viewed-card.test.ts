/** @jest-environment jsdom */
import { recentEntry, viewedCard } from '@/components/saved/elements/viewed-card';

const texts = (entry: HTMLElement) => [...entry.children].map(({ textContent }) => textContent);
const job = { id: 'a1', title: 'ICU RN', place: 'Austin, TX', pay: '$2,310 a week' };

it('a viewed job is a link, its place, its pay and whether one applied', () => {
  expect(texts(viewedCard(job, 'Applied on August 20'))).toEqual([
    'ICU RN',
    'Austin, TX',
    expect.stringContaining('$2,310'),
    'Applied on August 20',
  ]);
});

it('what is not known takes no place', () => {
  expect(texts(viewedCard({ ...job, pay: null }))).toEqual(['ICU RN', 'Austin, TX']);
  expect(texts(recentEntry('/jobs', 'All jobs'))).toEqual(['All jobs']);
});
