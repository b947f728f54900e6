import { buildSnapshot } from '@/lib/server/snapshot/build-snapshot';
import { answerDocument } from '@/lib/server/snapshot/snapshot-document';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { buildJobs } from '@/__tests__/support/build-job';

const stateOf = (jobs: number): SnapshotState => ({
  ok: true,
  snapshot: buildSnapshot({
    jobs: buildJobs(jobs),
    fetchedAt: '2026-08-20T15:00:00Z',
    source: 'platform',
    droppedCount: 0,
  }),
});
const ask = (state: SnapshotState, ifNoneMatch: string | null = null) =>
  answerDocument(state, {
    contentType: 'application/xml; charset=utf-8',
    ifNoneMatch,
    write: ({ jobs }) => (jobs.length === 0 ? null : `<jobs>${jobs.length}</jobs>`),
  });

describe('a document made of all jobs', () => {
  it('comes with its kind and a tag, and a 304 spares who has it', async () => {
    const answer = ask(stateOf(3));
    expect([answer.status, await answer.text()]).toEqual([200, '<jobs>3</jobs>']);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const etag = answer.headers.get('etag');
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    expect(ask(stateOf(3), `W/${etag}`).status).toBe(304);
    expect(ask(stateOf(4), etag).status).toBe(200);
  });

  it('that the snapshot has none of is a 404', () => {
    expect(ask(stateOf(0)).status).toBe(404);
  });

  it('is a 503 while no jobs are known: never an empty one', () => {
    const answer = ask({
      ok: false,
      error: { message: 'Failed to fetch jobs', kind: 'timeout', retryAfterSeconds: 42 },
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('42');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
