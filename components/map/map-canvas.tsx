'use client';

import { useCallback, useMemo } from 'react';
import { AttributionControl, MapContainer, TileLayer } from 'react-leaflet';
import { BREAKPOINTS } from '@/lib/config/browser-limits/layout';
import { MAP } from '@/lib/config/browser-limits/map';
import { PUBLIC } from '@/lib/config/public';
import type { MapGroup } from '@/lib/domain/map/map-groups';
import { isMoved, type MapBounds, type MapView } from '@/lib/domain/map/map-view';
import { useMediaQuery } from '@/components/ui/timing/use-media-query';
import './leaflet.css';
import styles from './map-canvas.module.css';
import { MapKeyboard } from './map-keyboard';
import { cornersOf, MapWindow } from './map-window';
import { MapGestures } from '@/components/map-gestures/map-gestures';
import { PlaceMarkers } from '@/components/map-places/place-markers';
import { StateOutline } from './state-outline';

export type MapCanvasProps = {
  readonly groups: readonly MapGroup[];
  /** What the groups were filtered by: different filters mean different markers. */
  readonly filters: string;
  /** What the view is fitted to, at first and whenever it changes: a place, or states. */
  readonly fitted: MapBounds | null;
  /** Increases by one to restore the first view. */
  readonly resets: number;
  readonly target: '_top' | undefined;
  readonly onView: (view: { readonly moved: boolean; readonly bounds: MapBounds }) => void;
};

const LEAFLET = '<a href="https://leafletjs.com">Leaflet</a>';
/** The credits' links open in the same target as the others. */
const creditsFor = (html: string, target: MapCanvasProps['target']) =>
  target ? html.replaceAll('<a ', `<a target="${target}" `) : html;

/** The map itself (specification, sections 2 and 9). Leaflet is imported only through this part, which is loaded once the page is idle. */
export function MapCanvas(props: MapCanvasProps) {
  const { groups, filters, fitted, resets, target, onView } = props;
  const isMobile = useMediaQuery(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const viewport = isMobile ? 'mobile' : 'desktop';
  const home = useMemo(
    (): MapView => ({ centre: MAP.centre, zoom: MAP.zoom[viewport] }),
    [viewport],
  );
  const tellView = useCallback(
    (view: MapView, bounds: MapBounds) => onView({ moved: isMoved(view, home), bounds }),
    [home, onView],
  );
  return (
    <div className={styles.canvas} role="region" aria-label="Map">
      <MapContainer
        className={styles.map ?? ''}
        {...(fitted
          ? {
              bounds: cornersOf(fitted),
            }
          : { center: [home.centre.latitude, home.centre.longitude], zoom: home.zoom })}
        minZoom={MAP.minZoom[viewport]}
        maxZoom={MAP.maxZoom}
        zoomSnap={MAP.zoomStep}
        zoomDelta={MAP.zoomDelta}
        trackResize={false}
        attributionControl={false}
        zoomAnimation={!reducesMotion}
        fadeAnimation={!reducesMotion}
        markerZoomAnimation={!reducesMotion}
      >
        <StateOutline />
        <AttributionControl prefix={creditsFor(LEAFLET, target)} />
        <TileLayer
          url={PUBLIC.mapTileUrl}
          attribution={creditsFor(PUBLIC.mapTileAttribution, target)}
        />
        <MapWindow
          home={home}
          fitted={fitted}
          minZoom={MAP.minZoom[viewport]}
          resets={resets}
          onView={tellView}
        />
        <MapKeyboard />
        <MapGestures />
        <PlaceMarkers
          key={filters}
          groups={groups}
          filters={filters}
          target={target}
          reducesMotion={reducesMotion}
        />
      </MapContainer>
    </div>
  );
}
