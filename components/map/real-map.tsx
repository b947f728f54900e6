'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import styles from './city-map.module.css';

type RealMapProps = {
  readonly place: string;
  readonly showText: string;
  /** What stands here until someone asks for the map. */
  readonly children: ReactNode;
};

/** The map of a place in somebody else's frame, on one click. */
export function RealMap({ place, showText, children }: RealMapProps) {
  const [real, setReal] = useState(false);
  if (real) {
    return (
      <iframe
        className={styles.frame}
        title={`Map of ${place}`}
        src={`https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
    );
  }
  return (
    <>
      {children}
      <Button className={styles.show} size="sm" variant="quiet" onClick={() => setReal(true)}>
        {showText}
      </Button>
    </>
  );
}
