/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { buildJob } from '@/__tests__/support/build-job';
import { LandingPage } from '@/components/specialty/landing-page';
import { SITE } from '@/lib/config/site';
import { crumbsTo } from '@/lib/content/addresses/crumbs';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { specialtyAt } from '@/lib/content/specialties';
import type { Specialty, SpecialtyText } from '@/lib/content/specialties/specialty';
import { indexJobs } from '@/__tests__/support/index-jobs';
import type { JobSummary } from '@/lib/domain/job/job';
import { findJobFigures } from '@/lib/domain/lists/job-figures';

const NURSING = specialtyAt(LANDING_PATHS.nursing) as Specialty;
const CATH_LAB = specialtyAt(LANDING_PATHS.cathLab) as Specialty;

function show(text: SpecialtyText, jobs: readonly JobSummary[] | null) {
  const specialty = { ...text, path: LANDING_PATHS.nursing };
  const index = jobs && indexJobs(jobs);
  render(
    <LandingPage
      specialty={specialty}
      crumbs={crumbsTo(specialty.name, specialty.path)}
      figures={
        index &&
        [specialty, ...specialty.roles].map(({ filters }) =>
          findJobFigures(index, filters ?? {}, 4),
        )
      }
      today="2026-11-20"
    />,
  );
}
const openNow = () => within(screen.getByRole('region', { name: 'Open now' }));
const rn = (id: number) => buildJob({ id: `a0X${id}`, titles: ['Registered Nurse (RN)'] });

describe('a specialty with open jobs', () => {
  it('shows the newest, their number, and a link to all of them', () => {
    show(NURSING, [1, 2, 3, 4, 5].map(rn));
    expect(openNow().getAllByRole('article')).toHaveLength(4);
    expect(openNow().getByText('The newest of 5 nursing jobs.')).toBeVisible();
    expect(openNow().getByRole('link', { name: 'See all 5 nursing jobs' })).toHaveAttribute(
      'href',
      '/jobs?title=RN,LPN,LVN,CNA',
    );
  });

  it('uses the singular for one', () => {
    show(NURSING, [rn(1)]);
    expect(screen.getByRole('link', { name: 'See 1 nursing job' })).toBeVisible();
    expect(openNow().getByRole('link', { name: 'See it in the list' })).toBeVisible();
  });

  it('links each role to its own open jobs, or to a recruiter if there are none', () => {
    show(NURSING, [rn(1)]);
    const roles = within(screen.getByRole('region', { name: 'Who we place' }));
    const links = roles.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/jobs?title=RN', '/contact', '/contact', '/contact']);
  });
});

describe('a specialty without open jobs', () => {
  it('says that nothing is open, and how to hear of the next job', () => {
    show(CATH_LAB, [rn(1)]);
    expect(openNow().getByText(/No job of this kind is open today/)).toBeVisible();
    expect(openNow().getByRole('link', { name: 'Quick Apply' })).toBeVisible();
    expect(screen.getByText('None today')).toBeVisible();
  });

  it('does not say so while no jobs are known', () => {
    show(CATH_LAB, null);
    expect(openNow().queryByText(/No job/)).not.toBeInTheDocument();
    expect(openNow().getByRole('link', { name: 'Browse Jobs' })).toBeVisible();
  });
});

describe.each([NURSING, CATH_LAB])('$name', (specialty) => {
  it('has one heading of the first level, a way to write and a way to call (LP-02, LP-03)', () => {
    show(specialty, null);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    for (const link of screen.getAllByRole('link', { name: `Call ${SITE.phone.text}` })) {
      expect(link).toHaveAttribute('href', SITE.phone.href);
    }
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  });
});
