import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { submitJobApplication } from '@/lib/platform/apply';
import { getJobDetails, getJobs } from '@/lib/platform/jobs';
import { getPortalSources } from '@/lib/platform/http/portal';
import { getReferenceStatus } from '@/lib/platform/references';
import { PAYLOAD } from '@/__tests__/support/applicant';
import type { Sandbox } from '@/sandbox/server';
import { startSandbox } from '@/sandbox/server';

/** The client against the sandbox, which implements section 7 of the specification independently. */
let sandbox: Sandbox;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  sandbox = await startSandbox({ dataDir });
  process.env.STAFFING_API_BASE_URL = `${sandbox.url}/services/apexrest`;
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the sandbox', () => {
  it('has about 400 jobs, each read with its title, and every awkward record dropped for a reason', async () => {
    const { jobs, dropped } = await getJobs((jobs) => jobs);
    expect(jobs.length).toBeGreaterThan(350);
    expect(jobs.length + dropped.length).toBe(sandbox.jobs);
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length);
    expect(jobs.filter(({ title }) => title !== 'Job Title Not Available').length).toBeGreaterThan(
      350,
    );
    for (const { problem } of dropped) expect(problem).not.toBe('');
  });

  it('has descriptions that all become safe HTML', async () => {
    const { jobs } = await getJobs((jobs) => jobs);
    for (const job of jobs)
      expect(describeJob(job).html ?? '').not.toMatch(
        /<(script|style|iframe|img|svg)|onerror|javascript:/i,
      );
  });

  it('finds every listed job by its id, and nothing by an unknown one', async () => {
    const { jobs } = await getJobs((jobs) => jobs);
    for (const job of jobs.slice(0, 25))
      expect((await getJobDetails({ id: job.id }))?.title).toBe(job.title);
    expect(await getJobDetails({ id: 'a0X-unknown' })).toBeNull();
  });

  it('accepts an application with a resume and says so', async () => {
    const message = await submitJobApplication(
      { ...PAYLOAD, hasResume: true, jobId: 'a1', jobTitle: 'ICU RN' },
      { fileName: 'ada.pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
      {
        honeypotValue: '',
        formTimingMs: 3_000,
        v3Token: '',
        v2Token: '',
        action: 'job_application',
      },
    );
    expect(message).toEqual({ message: 'Resume uploaded successfully' });
  });

  it('returns portal sources and both reference statuses', async () => {
    expect((await getPortalSources()).length).toBeGreaterThan(0);
    expect(await getReferenceStatus('reference', 'r1')).toMatchObject({
      success: true,
      formAvailable: true,
    });
    expect(await getReferenceStatus('candidate', 'c1-done')).toMatchObject({ isCompleted: true });
  });
});
