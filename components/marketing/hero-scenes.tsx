'use client';

import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Art } from '@/components/ui/art';
import { PlayPause } from '@/components/ui/play-pause';
import { useAutoAdvance } from '@/components/ui/use-auto-advance';
import { useBrowserValue } from '@/lib/client/use-browser-value';
import { HERO_ROTATION_MS } from '@/lib/config/limits';
import styles from './hero-scenes.module.css';

const SCENES = ['prairie', 'mountains', 'coast'] as const;

/** The one in view, the one it covers while it fades in, or neither. */
function stateOf(scene: number, current: number, before: number | null) {
  if (scene === current) return 'current';
  return scene === before ? 'before' : 'waiting';
}

/**
 * Three landscapes that take turns behind what stands before them, each with a sky of its own. They stay while someone
 * is busy within the hero. Each is let in by script; before that, and without, there is the first, and no other is fetched.
 */
export function HeroScenes({ children }: { readonly children: ReactNode }) {
  const [{ current, before }, setShown] = useState<{ current: number; before: number | null }>({
    current: 0,
    before: null,
  });
  const hasScript = useBrowserValue(() => true, false);
  const next = useCallback(
    () =>
      setShown((shown) => ({
        current: (shown.current + 1) % SCENES.length,
        before: shown.current,
      })),
    [],
  );
  const { playing, toggle, hold } = useAutoAdvance({
    everyMs: HERO_ROTATION_MS,
    position: current,
    onAdvance: next,
    pauseOnHover: false,
  });

  return (
    <section className={styles.hero} aria-label="Find a job" data-under-header {...hold}>
      <div className={styles.scenes}>
        {SCENES.map((scene, index) => (
          <div
            key={scene}
            className={styles.scene}
            data-scene={scene}
            data-state={stateOf(index, current, before)}
          >
            {(index === 0 || hasScript) && (
              <Art
                src={`/art/${scene}.svg#whole`}
                className={styles.art}
                width={1600}
                height={800}
                first={index === 0}
              />
            )}
          </div>
        ))}
      </div>
      {children}
      <div className={styles.rotation} data-ground="pine">
        {SCENES.map((scene, index) => (
          <i key={scene} aria-hidden="true" data-current={index === current || undefined} />
        ))}
        <PlayPause
          playing={playing}
          onToggle={toggle}
          what="background"
          className={styles.button}
        />
      </div>
    </section>
  );
}
