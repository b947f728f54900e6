'use client';

import type { Map as LeafletMap, Popup } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { MAP } from '@/lib/config/browser-limits/map';
import { isMoved, type MapBounds, type MapView } from '@/lib/domain/map/map-view';

type Props = {
  readonly home: MapView;
  readonly fitted: MapBounds | null;
  readonly minZoom: number;
  readonly resets: number;
  readonly onView: (view: MapView, bounds: MapBounds) => void;
};

/** The first click may remove Reset Map, so the second one of a double click lands on the map. For this long, it does not zoom. */
const SECOND_CLICK_MS = 1_000;

function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter();
  return { centre: { latitude: lat, longitude: lng }, zoom: map.getZoom() };
}

function boundsOf(map: LeafletMap): MapBounds {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Moves without animation, to be exact: an animated map stops at a whole pixel, which at this zoom counts as moved. */
const goHome = (map: LeafletMap, { centre, zoom }: MapView) =>
  map.setView([centre.latitude, centre.longitude], zoom, { reset: true });

/** Opposite corners of what a view is fitted to. */
export const cornersOf = ({ south, west, north, east }: MapBounds): [number, number][] => [
  [south, west],
  [north, east],
];

/** Manages the map's view: reports what it shows, resets it on demand, follows the size of its container. Renders nothing. */
export function MapWindow({ home, fitted, minZoom, resets, onView }: Props) {
  const map = useMap();
  const tell = useCallback(() => onView(viewOf(map), boundsOf(map)), [map, onView]);
  useMapEvents({ moveend: tell, zoomend: tell, resize: tell });

  const lastHome = useRef(home);
  useEffect(() => {
    const wasHome = !isMoved(viewOf(map), lastHome.current);
    lastHome.current = home;
    // At once: while the map zooms, a card that is open would be moved to where it is no longer.
    if (map.getZoom() < minZoom) map.setZoom(minZoom, { animate: false });
    map.setMinZoom(minZoom);
    if (wasHome) goHome(map, home);
    tell();
  }, [home, map, minZoom, tell]);

  const lastFitted = useRef(fitted);
  useEffect(() => {
    const isSame = JSON.stringify(lastFitted.current) === JSON.stringify(fitted);
    lastFitted.current = fitted;
    if (fitted && !isSame) map.fitBounds(cornersOf(fitted), { animate: false });
  }, [fitted, map]);

  const lastResets = useRef(resets);
  useEffect(() => {
    if (lastResets.current === resets) return;
    lastResets.current = resets;
    map.closePopup();
    goHome(map, home);
    // The pressed button may be gone.
    map.getContainer().focus({ preventScroll: true });
    map.doubleClickZoom.disable();
    window.setTimeout(() => map.doubleClickZoom.enable(), SECOND_CLICK_MS);
  }, [home, map, resets]);

  useEffect(() => {
    let timer = 0;
    const fit = () => {
      // While hidden behind the list it has no size.
      if (map.getContainer().clientWidth === 0) return;
      // Leaflet keeps the centre only to the pixel, which would count as moved.
      const wasHome = !isMoved(viewOf(map), lastHome.current);
      map.invalidateSize({ animate: false });
      if (wasHome) goHome(map, lastHome.current);
      // An open card is moved into the map again, as after a phone was turned.
      map.eachLayer((layer) => {
        if (layer.options.pane === 'popupPane') (layer as Popup).update();
      });
    };
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(fit, MAP.resizeDelayMs);
    });
    observer.observe(map.getContainer());
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [map]);

  return null;
}
