import { json } from '@/sandbox/http/answer';
import { isObject, parseJson } from '@/sandbox/http/request';
import type { Route } from '@/sandbox/http/route';
import { adhocJobs } from '@/sandbox/jobs/adhoc-jobs';
import { defaultRecords, generatedRecords } from '@/sandbox/jobs/catalogue';
import { heldRecords, listWriter } from '@/sandbox/jobs/job-feed';
import type { JobFeed, Records } from '@/sandbox/jobs/job-feed';
import { MAX_JOBS } from '@/sandbox/settings.mjs';

/**
 * The feed and its control routes: `POST /__jobs` with `{count}` (and `terms: true`, `mentions: true`) or `{records}` replaces the
 * list; `{unlisted}` adds records that are found by id alone, like jobs posted since the list was read. `DELETE` restores the
 * first list and forgets the unlisted ones. Records are served unchanged, whatever they are.
 * @param count exactly this many readable jobs; null: the usual list with its awkward records
 */
export function createJobs(count: number | null): JobFeed & { readonly routes: readonly Route[] } {
  const first: Records = count === null ? heldRecords(defaultRecords()) : generatedRecords(count);
  let records = first;
  let write = listWriter(records);
  let unlisted: readonly unknown[] = [];
  const serve = (next: Records) => {
    records = next;
    write = listWriter(next);
    return json({ jobs: next.size });
  };
  return {
    size: () => records.size,
    list: () => write(),
    find: (id) => records.find(id) ?? heldRecords(unlisted).find(id),
    findAdhoc: (id) => adhocJobs().get(id),
    routes: [
      {
        method: 'POST',
        path: '/__jobs',
        run({ body }) {
          const sent = parseJson(body);
          const order = isObject(sent) ? sent : {};
          if (Array.isArray(order.records)) return serve(heldRecords(order.records));
          if (Array.isArray(order.unlisted)) {
            unlisted = [...unlisted, ...(order.unlisted as readonly unknown[])];
            return json({ jobs: records.size });
          }
          const { count, terms, mentions } = order;
          if (Number.isInteger(count) && Number(count) >= 0 && Number(count) <= MAX_JOBS) {
            const more = { terms: terms === true, mentions: mentions === true };
            return serve(generatedRecords(Number(count), more));
          }
          const message = `Send { count: 0 to ${MAX_JOBS} }, { records: […] } or { unlisted: […] }.`;
          return json({ message }, 400);
        },
      },
      { method: 'GET', path: '/__jobs', run: () => json({ jobs: records.size }) },
      {
        method: 'DELETE',
        path: '/__jobs',
        run() {
          unlisted = [];
          return serve(first);
        },
      },
    ],
  };
}
