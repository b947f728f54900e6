/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import SuccessPage, {
  metadata as successMetadata,
} from '@/app/(documents)/application-success/page';
import ApplyPage, { generateMetadata } from '@/app/(apps)/apply/[jobId]/page';
import { VIEWED } from '@/components/saved/attributes';
import { MissingJob } from '@/app/missing-job';
import QuickApplyPage, { metadata as quickMetadata } from '@/app/(apps)/quickapply/page';
import { APPLICATION } from '@/lib/forms/application-fields';
import { buildJob } from '@/__tests__/support/build-job';

const findJob = jest.fn();
jest.mock('@/lib/server/jobs/look-up/job-lookup', () => ({
  findJob: (id: string): unknown => findJob(id),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }) }));
const props = { params: Promise.resolve({ jobId: 'a0X1' }), searchParams: Promise.resolve({}) };
const showApplyPage = async (job = buildJob()) => {
  findJob.mockResolvedValue({ status: 'found', job });
  const page = await ApplyPage(props);
  await act(async () => render(page));
};

describe('/apply/{jobId}', () => {
  it('names the job, links back to it and repeats the facts of its page (AP-01, AP-02)', async () => {
    await showApplyPage(buildJob({ id: 'a0X1', title: 'ICU RN', jobNumber: '48211' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Application for: Travel ICU RN',
    );
    expect(screen.getByRole('link', { name: 'Back to the job' })).toHaveAttribute(
      'href',
      '/jobs/a0X1',
    );
    const aside = within(screen.getByRole('complementary'));
    for (const text of ['ICU RN', 'Nights', '13 weeks', 'Job ID 48211', '$2,310 – $2,480'])
      expect(aside.getByText(text)).toBeInTheDocument();
    expect(aside.getByText(/Austin/)).toBeInTheDocument();
    expect(aside.getByText(/5-10 minute call/)).toBeInTheDocument();
    // What the device remembers, for the success page, home and saved jobs.
    expect(document.querySelector(`viewed-job[${VIEWED.title}="ICU RN"]`)).toBeInTheDocument();
  });

  it("has 'N/A' for a job without a number", async () => {
    await showApplyPage(buildJob({ jobNumber: null }));
    expect(screen.getByText('Job ID N/A')).toBeInTheDocument();
  });

  it('is not indexed (RT-16)', async () => {
    findJob.mockResolvedValue({ status: 'found', job: buildJob() });
    expect((await generateMetadata(props)).robots).toBe('noindex, follow');
  });

  it('says that a gone job is missing, and is an error if the platform could not be asked', async () => {
    findJob.mockResolvedValue({ status: 'missing' });
    expect((await ApplyPage(props)).type).toBe(MissingJob);
    expect(await generateMetadata(props)).toEqual({
      title: 'Job not found',
      robots: 'noindex, follow',
    });
    findJob.mockResolvedValue({ status: 'unavailable' });
    await expect(ApplyPage(props)).rejects.toThrow('Failed to load job details');
  });
});

describe('/quickapply', () => {
  it('is the same form without a job (QA-01)', () => {
    render(<QuickApplyPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Quick Apply$/);
    const ofSpecification = ['firstName', 'lastName', 'email', 'phone', 'resume', 'receiveUpdates'];
    expect(APPLICATION.names).toEqual(expect.arrayContaining(ofSpecification));
    for (const name of APPLICATION.names)
      expect(document.querySelector(`form [name="${name}"]`)).toBeInTheDocument();
    expect(quickMetadata.robots).toBe('noindex, follow');
  });
});

describe('/application-success', () => {
  it("says 'Upload Successful' and leads on (AP-10)", () => {
    render(<SuccessPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Upload Successful$/);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(['/jobs', '/']));
    expect(successMetadata.robots).toBe('noindex, follow');
  });
});
