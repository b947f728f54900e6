'use client';

import { memo, useCallback, useMemo, useRef } from 'react';
import type { LeafletEventHandlerFnMap, Popup as LeafletPopup } from 'leaflet';
import { Marker, Popup } from 'react-leaflet';
import { MAP } from '@/lib/config/browser-limits/map';
import type { MapGroup } from '@/lib/domain/map/map-groups';
import { placeName } from '@/lib/domain/map/map-names';
import { countIcon } from './count-icon';
import { PlacePopup } from './place-popup';
import styles from './place-marker.module.css';

/** In pixels: the map moves until the card is beside the zoom buttons and below Reset Map. */
const CLEAR_OF_CONTROLS = {
  topLeft: [62, 64],
  bottomRight: [4, 4],
} satisfies Record<string, [number, number]>;

type Props = {
  readonly group: MapGroup;
  readonly filters: string;
  readonly target: '_top' | undefined;
};

/** Focus lost with a closing card returns to its marker. */
const HAND_BACK_FOCUS: LeafletEventHandlerFnMap = {
  popupclose: ({ popup, target: marker }) => {
    const { activeElement, body } = document;
    if (activeElement === body || popup.getElement()?.contains(activeElement)) {
      marker.getElement()?.focus({ preventScroll: true });
    }
  },
};

/** One place with its jobs; a press shows them. */
export const PlaceMarker = memo(function PlaceMarker({ group, filters, target }: Props) {
  const popup = useRef<LeafletPopup>(null);
  const onGrown = useCallback(() => void popup.current?.update(), []);
  const icon = useMemo(() => countIcon(group.total, placeName(group), 'place'), [group]);
  const { latitude, longitude } = group.position;
  return (
    <Marker
      eventHandlers={HAND_BACK_FOCUS}
      position={[latitude, longitude]}
      icon={icon}
      group={group}
    >
      <Popup
        ref={popup}
        className={styles.popup ?? ''}
        maxWidth={MAP.popup.maxWidthPx}
        maxHeight={MAP.popup.maxHeightPx}
        autoPanPaddingTopLeft={CLEAR_OF_CONTROLS.topLeft}
        autoPanPaddingBottomRight={CLEAR_OF_CONTROLS.bottomRight}
      >
        <PlacePopup group={group} filters={filters} target={target} onGrown={onGrown} />
      </Popup>
    </Marker>
  );
});
