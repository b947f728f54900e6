'use client';

import { LocateFixed } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAnswer } from '@/lib/client/search/use-answer';
import {
  RADII,
  toRadius,
  TYPED_MAX,
  type JobQuery,
  type Radius,
} from '@/lib/domain/query/job-query';
import type { Place } from '@/lib/domain/place/near';
import { Icon } from '@/components/ui/marks/icon';
import { Select } from '@/components/ui/fields/select';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './near-fields.module.css';
import { TypedField } from './typed-field';

const DID_NOT_LOAD = 'The towns did not load. Try again, or type a city.';

type Props = {
  readonly query: Pick<JobQuery, 'near' | 'radius'>;
  readonly onNear: (near: string, radius: Radius | null) => void;
};

/** Where the jobs should be: a town of the feed, typed or the one nearest to the device, and how far from it. */
export function NearFields({ query: { near, radius }, onNear }: Props) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  /** A radius chosen before there is a place. */
  const [wish, setWish] = useState<Radius | null>(null);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const { answer } = useAnswer<readonly Place[]>(typing ? '/api/jobs/places' : null);
  const options = useMemo(() => answer?.map(({ name }) => name) ?? [], [answer]);
  const wanted = near ? radius : wish;

  /** Passes a place to the page as it is once the device answers, which may take a while. Null once the visitor has left. */
  const latest = useRef<((near: string) => void) | null>(null);
  useEffect(() => {
    latest.current = (place) => onNear(place, wanted);
    return () => {
      latest.current = null;
    };
  });

  async function locate() {
    if (asking) return;
    setAsking(true);
    setSaid('Asking your device…');
    const found = await import('@/lib/client/search/device-place')
      .then(({ findDevicePlace }) => findDevicePlace())
      .catch(() => ({ place: null, said: DID_NOT_LOAD }));
    setAsking(false);
    setSaid(found.said);
    if (found.place) latest.current?.(found.place);
  }

  return (
    <div className={`${styles.near} stack gap-3`} role="group" aria-label="Near me">
      <div className="gap-label stack">
        <TypedField
          name="near"
          label="Near"
          value={near}
          placeholder="City, state"
          maxLength={TYPED_MAX.near}
          options={options}
          aside={
            <TextButton
              className={`${styles.locate} inline-row needs-script`}
              aria-disabled={asking || undefined}
              aria-describedby={`${id}-privacy`}
              onClick={locate}
            >
              <Icon icon={LocateFixed} size="1rem" />
              Use my location
            </TextButton>
          }
          onFocus={() => setTyping(true)}
          onText={(text) => {
            setSaid('');
            onNear(text, wanted);
          }}
        />
        <p
          id={`${id}-privacy`}
          className={`${styles.note} muted small needs-script`}
          hidden={said !== ''}
        >
          Your location stays on this device.
        </p>
        <p className={`${styles.note} muted small needs-script`} role="status">
          {said}
        </p>
      </div>
      <Select
        label="Within"
        name="radius"
        value={wanted ?? ''}
        onChange={({ target }) => {
          const chosen = toRadius(target.value);
          setWish(chosen);
          if (near) onNear(near, chosen);
        }}
      >
        <option value="">Any distance</option>
        {RADII.map((miles) => (
          <option key={miles} value={miles}>
            {`${miles} miles`}
          </option>
        ))}
      </Select>
    </div>
  );
}
