import { LIST_DEADLINE_MS } from '@/lib/config/browser-limits/loading';
import { retryOnReturn } from './retry-on-return';

/**
 * Another page of this site, to take parts of it; that of a job that is gone too.
 * @throws Error if it does not come
 */
export const fetchPage = (address: string): Promise<Document> =>
  retryOnReturn(async () => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIST_DEADLINE_MS.page) });
    if (!answer.ok && answer.status !== 404) throw new Error(address);
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  });
