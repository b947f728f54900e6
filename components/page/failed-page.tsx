import { usePathname } from 'next/navigation';
import { useEffect, type ComponentType } from 'react';
import { noteError } from '@/lib/client/reports/error-reports';
import { JOB_MAP } from '@/lib/content/pages/job-map';
import { JobError } from './job-error';
import { ListPageError } from '@/components/job-list/list-page-error';
import { EmbeddedMapError, MapPageError } from '@/components/map/map-page-error';
import { DidNotLoad } from './did-not-load';
import type { LoadErrorProps } from './load-error-props';

type Body = ComponentType<Pick<LoadErrorProps, 'retry'>>;

/** Pages that say more about what failed (specification, section 8). */
const BODIES: readonly (readonly [path: RegExp, body: Body])[] = [
  [/^\/jobs\/?$/, ListPageError],
  [/^\/(?:jobs|apply|offer)\/[^/]+/, JobError],
  [new RegExp(`^${JOB_MAP.path}/?$`), MapPageError],
  [new RegExp(`^${JOB_MAP.embedPath}/?$`), EmbeddedMapError],
];

/** What to show for a page that could not be rendered, by its address. One file for all pages, so that none has to carry its own. */
export function FailedPage({ error, retry }: LoadErrorProps) {
  // React catches it, so the window gets no error event.
  useEffect(() => noteError(error), [error]);
  const path = usePathname();
  const Body = BODIES.find(([pattern]) => pattern.test(path))?.[1] ?? DidNotLoad;
  return <Body retry={retry} />;
}
