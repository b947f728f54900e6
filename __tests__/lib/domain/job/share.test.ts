import { shareMessage } from '@/lib/domain/job/share';

describe('the share message (JD-10)', () => {
  it.each([
    [
      { title: 'ICU RN', city: 'Austin', state: 'TX', placeText: null },
      'Check out this ICU RN in Austin, TX at Fernway Health Jobs!',
    ],
    [
      { title: 'ICU RN', city: null, state: 'TX', placeText: null },
      'Check out this ICU RN in TX at Fernway Health Jobs!',
    ],
    [
      { title: 'ICU RN', city: null, state: null, placeText: 'Remote' },
      'Check out this ICU RN in Remote at Fernway Health Jobs!',
    ],
    [
      { title: 'ICU RN', city: null, state: null, placeText: null },
      'Check out this ICU RN at Fernway Health Jobs!',
    ],
  ])('names what is known: %p', (job, message) => {
    expect(shareMessage(job, 'Fernway Health Jobs')).toBe(message);
  });
});
