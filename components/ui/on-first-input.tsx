'use client';

import type { ComponentType } from 'react';
import {
  Activity,
  createElement,
  memo,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from './after-paint';
import { pressAgain } from './early-presses';
import { firstInput } from './first-input';
import { LateTrouble } from './late-trouble';
import { untilLoaded } from './until-loaded';

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

type Options<P> = {
  /** Said where the script cannot be fetched. */
  readonly trouble: string;
  /** Where nothing may wait for an input. */
  readonly atOnce?: (props: P) => boolean;
};

/**
 * A component whose HTML comes with the page and whose script waits for the visitor: it is fetched at the first input to the
 * page, whatever that is, and takes the HTML over as it stands, what was typed and ticked included. A button pressed before
 * that is pressed again. Nothing waits where it is wanted `atOnce`, nor on the way from another page of ours, which brings no
 * HTML. Its style sheets come with the page when a file of the server imports the component's list of them.
 */
export function onFirstInput<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { trouble, atOnce = () => false }: Options<P>,
) {
  let loading: Promise<ComponentType<P>> | undefined;
  const forget = () => (loading = undefined);
  function loadOnce() {
    if (!loading) {
      loading = load();
      // Who asks again shall not be told of an old failure.
      loading.catch(forget);
    }
    return loading;
  }

  // Whatever is drawn again around it, its props stay the same object, and so does the part.
  return memo(function OnFirstInput(props: P) {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [isMissing, setMissing] = useState(false);
    const [isAwake, setAwake] = useState(false);
    const awake = useCallback(() => {
      setAwake(true);
      // A frame later: what was typed and chosen early has arrived in the state by then.
      afterPaint(() => place.current && pressAgain(place.current));
    }, []);
    const [waits] = useState(() => !onServer && document.getElementById(id) !== null);
    const [loaded] = useState(() => {
      if (!waits) return loadOnce();
      const wanted = atOnce(props) ? Promise.resolve() : firstInput();
      return wanted.then(() => untilLoaded(loadOnce, setMissing));
    });
    // The page leaves the server, and a visit to it begins, in one piece.
    if (!waits) use(loaded);
    // The same element as long as nothing in it changes: React makes one that does anew, without what was typed.
    const part = useMemo(
      () => (
        // Like <Suspense>, but the server never sends what is in it apart from the page.
        <Activity>
          <Part loaded={loaded} props={props} onAwake={awake} />
        </Activity>
      ),
      [loaded, props, awake],
    );
    return (
      <div id={id} ref={place} data-part="" data-awake={isAwake || undefined}>
        {part}
        {isMissing && <LateTrouble words={trouble} />}
      </div>
    );
  });
}
