'use client';

import { ExternalLink, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MapFacade } from '@/components/ui/map-facade';
import styles from './city-map.module.css';

type CityMapProps = {
  readonly place: string | null;
  /** The button's words, where a page has more than one map. */
  readonly showText?: string;
  readonly linkText?: string;
};

/** A drawn map of no town in particular, with a link to a maps search; the real map comes on one click, and not before. */
export function CityMap({ place, showText = 'Show the map', linkText }: CityMapProps) {
  const [real, setReal] = useState(false);
  if (!place) return null;
  const query = encodeURIComponent(place);
  return (
    <div className={styles.box}>
      <div className={styles.picture}>
        {real ? (
          <iframe
            className={styles.frame}
            title={`Map of ${place}`}
            src={`https://www.google.com/maps?q=${query}&output=embed`}
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        ) : (
          <>
            <MapFacade />
            <Button className={styles.show} size="sm" variant="quiet" onClick={() => setReal(true)}>
              {showText}
            </Button>
          </>
        )}
      </div>
      <p className={styles.link}>
        <Icon icon={MapPin} />
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noopener"
        >
          {linkText ?? `${place} on the map`}
        </a>
        <Icon icon={ExternalLink} />
      </p>
    </div>
  );
}
