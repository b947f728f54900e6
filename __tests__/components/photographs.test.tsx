/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/footer/site-footer';
import { ReviewCard } from '@/components/home/review-card';
import { AboutPage } from '@/components/about-pages/about-page';
import type { PhotoFile } from '@/lib/content/pages/photo';

const PHOTO: PhotoFile = { src: '/photos/a.jpg', width: 640, height: 480, alt: 'The night team' };

jest.mock('@/lib/content/pages/about', () => ({
  ...jest.requireActual<object>('@/lib/content/pages/about'),
  ABOUT_PHOTO: { src: '/photos/a.jpg', width: 640, height: 480, alt: 'The night team' },
}));
jest.mock('@/lib/config/site', () => ({
  ...jest.requireActual<object>('@/lib/config/site'),
  SEAL: { src: '/photos/seal.jpg', alt: 'Our seal', text: 'Ours' },
}));

/** As every picture of an owner is shown: with its space reserved, and lazily. */
function expectPhoto(alt: string, src: string, width: number, height: number) {
  const photo = screen.getByRole('img', { name: alt });
  expect(photo).toHaveAttribute('src', src);
  expect(photo).toHaveAttribute('width', String(width));
  expect(photo).toHaveAttribute('height', String(height));
  expect(photo).toHaveAttribute('loading', 'lazy');
  expect(photo).toHaveAttribute('decoding', 'async');
}

describe('a photograph of the owner’s', () => {
  it('is shown for a reviewer', () => {
    render(
      <ReviewCard
        today="2026-11-24"
        review={{
          id: 'one',
          name: 'Jo',
          rating: 5,
          writtenOn: '2026-03-02',
          textReview: { short: 'Good.', long: 'Good.' },
          imagePath: '/art/reviewers.svg',
          photo: PHOTO,
        }}
      />,
    );
    expectPhoto(PHOTO.alt, PHOTO.src, 640, 480);
    expect(document.querySelectorAll('figcaption img')).toHaveLength(1);
  });

  it('is shown on the About page', () => {
    render(<AboutPage crumbs={[]} />);
    expectPhoto(PHOTO.alt, PHOTO.src, 640, 480);
  });

  it('is shown as the seal in the footer', () => {
    render(<SiteFooter />);
    expectPhoto('Our seal', '/photos/seal.jpg', 72, 72);
  });
});
