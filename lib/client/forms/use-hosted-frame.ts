import { useEffect, useRef, useState } from 'react';
import { HOSTED_FORMS } from '@/lib/config/browser-limits/hosted';
import { nextHeight, startHeight } from '@/lib/domain/hosted/frame-height';
import { readHostedMessage } from '@/lib/domain/hosted/hosted-message';
import { followScroll, type ScrollAsks } from '@/lib/domain/hosted/scroll-asks';

/** Of several heights in quick succession only the last counts. In milliseconds. */
const SETTLE_MS = 100;

/**
 * Follows the messages of a hosted form in its frame: its height, and when to scroll to the top (specification, section 4). Only messages
 * from the frame's own window at this origin count. `isSilent` if none has come for a while.
 */
export function useHostedFrame(origin: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(() => startHeight(HOSTED_FORMS));
  const [isSilent, setSilent] = useState(false);

  useEffect(() => {
    let reported = 0;
    let settling: number | undefined;
    let asks: ScrollAsks = [];
    const silence = window.setTimeout(() => setSilent(true), HOSTED_FORMS.silenceMs);

    const settle = () => {
      settling = undefined;
      setHeight((now) => nextHeight(now, reported, HOSTED_FORMS));
    };
    const scroll = () => {
      const followed = followScroll(asks, performance.now());
      if (followed === null) return;
      asks = followed;
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    };
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readHostedMessage(event.data);
      if (message === null) return;
      window.clearTimeout(silence);
      setSilent(false);
      if (message.kind === 'scroll-to-top') return scroll();
      reported = message.px;
      settling ??= window.setTimeout(settle, SETTLE_MS);
    };

    window.addEventListener('message', onMessage);
    return () => {
      window.clearTimeout(silence);
      window.clearTimeout(settling);
      window.removeEventListener('message', onMessage);
    };
  }, [origin]);

  return { frame, heightPx: height.px, isSilent } as const;
}
