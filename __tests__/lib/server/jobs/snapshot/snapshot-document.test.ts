import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { answerDocument } from '@/lib/server/jobs/snapshot/snapshot-document';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { buildJobs } from '@/__tests__/support/build-job';

const stateOf = (jobs: number): SnapshotState => ({
  ok: true,
  snapshot: buildSnapshot({
    jobs: toListedJobs(buildJobs(jobs)),
    fetchedAt: '2026-08-20T15:00:00Z',
    source: 'platform',
    droppedCount: 0,
  }),
});
const ask = (state: SnapshotState, headers: Record<string, string> = {}) =>
  answerDocument(state, {
    contentType: 'application/xml; charset=utf-8',
    asked: new Headers(headers),
    write: ({ jobs }) => (jobs.length === 0 ? null : `<jobs>${jobs.length}</jobs>`),
  });

describe('a document made of all jobs', () => {
  it('has its content type and a tag, and is a 304 for a matching tag', async () => {
    const answer = await ask(stateOf(3));
    expect([answer.status, await answer.text()]).toEqual([200, '<jobs>3</jobs>']);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect((await ask(stateOf(3), { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await ask(stateOf(4), { 'if-none-match': etag })).status).toBe(200);
    const since = { 'if-modified-since': 'Thu, 20 Aug 2026 15:00:00 GMT' };
    expect((await ask(stateOf(3), since)).status).toBe(304);
  });

  it('is a 404 if the snapshot has none', async () => {
    expect((await ask(stateOf(0))).status).toBe(404);
  });

  it('is a 503 while no jobs are known, never an empty document', async () => {
    const answer = await ask({
      ok: false,
      error: { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 42 },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('42');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
