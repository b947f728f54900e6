'use client';

import { useEffect } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

/**
 * Markers are buttons for the keyboard too: Enter and Space press them, Escape closes the card. A cluster is gone once it is pressed, so
 * focus goes to the map. Leaflet moves the map to a marker that gets focus, and the page scrolls to it. Renders nothing.
 */
export function MapKeyboard() {
  const map = useMap();
  useMapEvents({
    moveend: () => {
      const focused = document.activeElement;
      if (!focused?.matches('.leaflet-marker-icon:focus-visible')) return;
      focused.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    },
  });
  useEffect(() => {
    const container = map.getContainer();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') map.closePopup();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const marker =
        event.target instanceof Element && event.target.closest('.leaflet-marker-icon');
      if (!(marker instanceof HTMLElement)) return;
      // Leaflet would handle the key as well.
      event.preventDefault();
      event.stopPropagation();
      marker.click();
      if (marker.querySelector('[data-cluster]')) container.focus({ preventScroll: true });
    };
    container.addEventListener('keydown', onKeyDown);
    return () => container.removeEventListener('keydown', onKeyDown);
  }, [map]);
  return null;
}
