'use client';

import type { ComponentType } from 'react';
import { Activity, createElement, use, useEffect, useId, useRef, useState } from 'react';
import { firstInput } from './first-input';
import { useEarlyPress } from './use-early-press';

const onServer = typeof document === 'undefined';

type PartProps<P> = {
  readonly loaded: Promise<ComponentType<P>>;
  readonly props: P;
  readonly onAwake: () => void;
};

function Part<P extends object>({ loaded, props, onAwake }: PartProps<P>) {
  useEffect(onAwake, [onAwake]);
  return createElement(use(loaded), props);
}

/**
 * A component whose HTML comes with the page and whose script waits for the visitor: it is fetched at the first input to the
 * page, whatever that is, and takes the HTML over as it stands, what was typed and ticked included. A button pressed before
 * that is pressed again. Nothing waits where it is wanted `atOnce`, nor on the way from another page of ours, which brings no
 * HTML. Its style sheets come with the page when a file of the server imports the component's file as well.
 */
export function onFirstInput<P extends object>(
  load: () => Promise<ComponentType<P>>,
  atOnce: (props: P) => boolean = () => false,
) {
  let loading: Promise<ComponentType<P>> | undefined;
  const loadOnce = () => (loading ??= load());

  return function OnFirstInput(props: P) {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const pressAgain = useEarlyPress(place);
    const [waits] = useState(() => !onServer && document.getElementById(id) !== null);
    const [loaded] = useState(() =>
      waits && !atOnce(props) ? firstInput().then(loadOnce) : loadOnce(),
    );
    // The page leaves the server, and a visit to it begins, in one piece.
    if (!waits) use(loaded);
    return (
      <div id={id} ref={place}>
        {/* Like <Suspense>, but the server never sends what is in it apart from the page. */}
        <Activity>
          <Part loaded={loaded} props={props} onAwake={pressAgain} />
        </Activity>
      </div>
    );
  };
}
