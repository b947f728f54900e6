import { JOB_MAP } from '@/lib/content/pages/job-map';
import { JOB_MESSAGES, mapFailure } from '@/lib/domain/messages/list-messages';
import { LoadFailed } from '@/components/page/load-failed';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { DotRow } from '@/components/ui/marks/dot-row';
import styles from './map-states.module.css';

type ErrorProps = { readonly retry: () => void; readonly target?: '_top' | undefined };

/** The jobs could not be loaded (specification, section 8). */
export const MapError = (props: ErrorProps) => (
  <LoadFailed isBrief {...props}>
    {mapFailure(JOB_MESSAGES.notFetched)}
  </LoadFailed>
);

/** No open job has a place. */
export function EmptyMap({ target }: { readonly target: '_top' | undefined }) {
  return (
    <EmptyState
      art={POSTCARDS.sail}
      title="Nothing here yet"
      action={
        <ButtonLink href="/jobs" size="sm" target={target}>
          View All Jobs
        </ButtonLink>
      }
    >
      <p>{JOB_MESSAGES.noneOnMap}</p>
    </EmptyState>
  );
}

/** Shown until the map has loaded: 'Loading Map...' with three pulsing dots (specification, section 2). */
export function MapLoading() {
  return (
    <div className={`${styles.loading} grid deep medium`} role="status">
      <p>{JOB_MAP.loading}</p>
      <DotRow motion="pulse" />
    </div>
  );
}

/** Shown if the map's own script could not be loaded: the list has the same places and needs nothing more. */
export function MapMissing() {
  return (
    <p className={`${styles.missing} grid centered-text`} role="status">
      The map did not load. Show as list has the same jobs.
    </p>
  );
}
