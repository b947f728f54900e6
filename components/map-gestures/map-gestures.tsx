'use client';

import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import styles from './map-gestures.module.css';

/** How long a hint is shown, in milliseconds. */
const HINT_MS = 1_500;

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);
const hints = {
  finger: () => 'Use two fingers to move the map',
  wheel: () => `Hold ${isApple() ? '⌘' : 'Ctrl'} to zoom with the wheel, or click the map first`,
};

/** Cards scroll by themselves. */
const isInCard = ({ target }: Event) =>
  target instanceof Element && target.closest('.leaflet-popup') !== null;

/**
 * The page scrolls where the map lies in its way: one finger and the wheel scroll the page. Two fingers move and zoom the map, and the wheel
 * zooms it with Ctrl or ⌘, or after a press on it until the pointer leaves it. A hint says so to whoever tries otherwise. Mouse and keyboard
 * move the map as ever.
 */
export function MapGestures() {
  const map = useMap();
  const [hint, setHint] = useState<keyof typeof hints | null>(null);

  useEffect(() => {
    const container = map.getContainer();
    // The browser has to know before the first touch, so Leaflet's own value, which depends on whether dragging is on, comes too late.
    container.style.touchAction = 'pan-x pan-y';
    const end = new AbortController();
    const { signal } = end;
    let timer = 0;
    let isPressed = false;
    const show = (next: keyof typeof hints | null) => {
      window.clearTimeout(timer);
      setHint(next);
      if (next) timer = window.setTimeout(() => setHint(null), HINT_MS);
    };
    const onPointer = ({ pointerType }: PointerEvent) => {
      isPressed = pointerType === 'mouse';
      if (isPressed) map.dragging.enable();
      else map.dragging.disable();
    };
    const onTouch = (event: TouchEvent) => {
      if (isInCard(event)) return;
      if (event.touches.length > 1) {
        // Otherwise two fingers would scroll the page as well.
        if (event.cancelable) event.preventDefault();
        show(null);
      } else if (event.type === 'touchmove') show('finger');
    };
    const onWheel = (event: WheelEvent) => {
      if (isInCard(event)) return;
      if (isPressed || event.ctrlKey || event.metaKey) {
        map.scrollWheelZoom.enable();
        show(null);
      } else {
        map.scrollWheelZoom.disable();
        show('wheel');
      }
    };
    // Before Leaflet hears of them.
    const first = { capture: true, signal };
    container.addEventListener('pointerdown', onPointer, first);
    // Not passive, so that Leaflet can still prevent the page from scrolling or zooming too.
    container.addEventListener('wheel', onWheel, { ...first, passive: false });
    container.addEventListener('touchstart', onTouch, { ...first, passive: false });
    container.addEventListener('touchmove', onTouch, { ...first, passive: false });
    container.addEventListener('pointerleave', () => (isPressed = false), { signal });
    return () => {
      end.abort();
      window.clearTimeout(timer);
    };
  }, [map]);

  return (
    <p
      className={`centered strong size-h4 centered-text ${styles.hint}`}
      data-ground="pine"
      data-shown={hint ? '' : undefined}
      aria-hidden="true"
    >
      <span>{hint && hints[hint]()}</span>
    </p>
  );
}
