'use client';

import { useEffect, useState } from 'react';
import { GeoJSON, Pane, type GeoJSONProps } from 'react-leaflet';
import styles from './state-outline.module.css';

/** Made by scripts/owner/outline.mjs. */
const OUTLINE = '/map/us-states.json';

/** The states, drawn quietly below the tiles: where these do not come, the map is still a map. */
export function StateOutline() {
  const [states, setStates] = useState<GeoJSONProps['data'] | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    fetch(OUTLINE, { signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      // Without the outline there are still the tiles.
      .then(setStates, () => {});
    return () => gone.abort();
  }, []);
  return (
    <Pane name="outline" className={styles.pane ?? ''}>
      {states && (
        <GeoJSON data={states} interactive={false} style={{ className: styles.state ?? '' }} />
      )}
    </Pane>
  );
}
