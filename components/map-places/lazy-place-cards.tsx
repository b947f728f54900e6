'use client';

import { useLayoutEffect } from 'react';
import { useAnswer } from '@/lib/client/search/use-answer';
import type { JobsAnswer } from '@/lib/domain/lists/packed-jobs';
import { JOB_MESSAGES, mapFailure } from '@/lib/domain/messages/list-messages';
import { Button } from '@/components/ui/actions/button';
import { Spinner } from '@/components/ui/marks/spinner';
import { PlaceCards } from './place-cards';

type Props = {
  /** The group's key. */
  readonly place: string;
  readonly filters: string;
  readonly label: string;
  readonly target: '_top' | undefined;
  readonly onGrown: () => void;
};

/** The cards of a place of which the server sent only one job: the rest are requested when its marker is pressed. */
export function PlaceCardsLater({ place, filters, label, target, onGrown }: Props) {
  const { answer, error, retry } = useAnswer<JobsAnswer>(
    `/api/jobs/map/place?at=${encodeURIComponent(place)}&${filters}`,
  );
  useLayoutEffect(onGrown, [answer, error, onGrown]);
  if (!error) {
    if (!answer) return <Spinner label="Loading jobs" />;
    return <PlaceCards jobs={answer.jobs} label={label} target={target} />;
  }
  return (
    <>
      <p role="alert">{mapFailure(JOB_MESSAGES.notFetched)}</p>
      <Button size="sm" variant="quiet" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
