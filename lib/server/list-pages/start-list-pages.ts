import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { LIST_PAGES } from '@/lib/config/limits';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { fetchOwnPage } from '@/lib/server/http/fetch-own-page';
import type { SharedPages } from '@/lib/server/redis/shared-pages';
import { globals } from '@/server/process-globals.mjs';
import { createListPages, type ListData, type ListPages, type MadePage } from './list-pages';

/** Makes Next render a page: the site requests it from itself over HTTP, as a visitor would. */
async function render(address: string): Promise<MadePage | null> {
  const answer = await fetchOwnPage(address, {
    deadlineMs: LIST_PAGES.deadlineMs,
    past: 'the guard',
  });
  if (answer === null) return null;
  const html = await buffer(answer);
  return answer.statusCode === 200 ? { html, link: String(answer.headers.link ?? '') } : null;
}

/** The request headers that tell Next which part of a page its own scripts want, and in which encoding. */
const OF_DATA = /^(?:rsc|next-.+|accept-encoding)$/;
/** The response headers of such a part that are passed on: the others describe the answer that carried it. */
const TOLD_OF_DATA = /^(?:content-(?:type|encoding)|cache-control|location|vary|x-nextjs-.+)$/;

const picked = (headers: IncomingHttpHeaders, names: RegExp): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      names.test(name) && value !== undefined ? [[name, String(value)]] : [],
    ),
  );

/** Makes Next render the data of a page, for this one request. */
async function renderData(address: string, asked: IncomingHttpHeaders): Promise<ListData | null> {
  const answer = await fetchOwnPage(address, {
    deadlineMs: LIST_PAGES.deadlineMs,
    past: 'the guard',
    headers: picked(asked, OF_DATA),
  });
  if (answer === null) return null;
  const { statusCode: status = 500, headers } = answer;
  return { status, headers: picked(headers, TOLD_OF_DATA), body: await buffer(answer) };
}

/** Pages of the same build that other instances rendered, with REDIS_URL. */
function sharedBy(pages: SharedPages): Parameters<typeof createListPages>[0]['shared'] {
  return {
    async read(key) {
      const { serverDistDir } = globals;
      if (serverDistDir === undefined) return null;
      const page = await pages.read(serverDistDir, key);
      return page && (page.value as MadePage);
    },
    async write(key, { html, link }) {
      const { serverDistDir } = globals;
      if (serverDistDir === undefined) return;
      const seconds = LIST_PAGES.sharedMs / 1_000;
      await pages.write(serverDistDir, key, {
        value: { html, link } satisfies MadePage,
        lastModified: Date.now(),
        cacheControl: { revalidate: seconds, expire: seconds },
      });
    },
  };
}

type Policy = { readonly ofHtml: (html: string, framedBy: 'nobody' | 'anyone') => string };

/** The process's cached lists and maps. */
export function startListPages(policy: Policy, shared: SharedPages | undefined): ListPages {
  return createListPages({
    make: render,
    makeData: renderData,
    policyOf: (html, address) =>
      policy.ofHtml(html, address.startsWith(JOB_MAP.embedPath) ? 'anyone' : 'nobody'),
    shared: shared ? sharedBy(shared) : null,
  });
}
