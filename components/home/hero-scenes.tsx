import type { ReactNode } from 'react';
import { Art } from '@/components/ui/marks/art';
import { nightFileOf } from '@/components/ui/marks/night-file';
import { PlayPause } from '@/components/ui/actions/play-pause';
import { HOME_DRAWINGS } from '@/lib/content/pages/scene';
import type { Drawing } from '@/lib/domain/job/drawing';
import styles from './hero-scenes.module.css';
import { HERO_SCENES } from './attributes';

const addressOf = (scene: Drawing) => `/art/${scene}.svg#whole`;

/**
 * Three landscapes that take turns behind the content, each with its own sky (./elements/hero-scenes.ts). The server sends only the
 * first drawing, and the addresses of the others.
 */
export function HeroScenes({ children }: { readonly children: ReactNode }) {
  return (
    <section className={styles.hero} aria-label="Find a job" data-under-header>
      <hero-scenes className={styles.whole}>
        {/* Before the drawing, which is at the lower edge: while the page loads, words after it would push it down. */}
        {children}
        <div className={styles.scenes}>
          {HOME_DRAWINGS.map((scene, index) => (
            <div
              key={scene}
              className={styles.scene}
              {...{
                [HERO_SCENES.scene]: scene,
                [HERO_SCENES.state]: index === 0 ? 'current' : 'waiting',
                [HERO_SCENES.art]: addressOf(scene),
                [HERO_SCENES.night]: nightFileOf(addressOf(scene)),
              }}
              suppressHydrationWarning
            >
              {index === 0 && (
                <Art
                  src={addressOf(scene)}
                  className={styles.art}
                  width={1600}
                  height={800}
                  first
                />
              )}
            </div>
          ))}
        </div>
        <div className={`one-row unprinted needs-script ${styles.rotation}`} data-ground="pine">
          {HOME_DRAWINGS.map((scene, index) => (
            <i
              key={scene}
              aria-hidden="true"
              {...{
                [HERO_SCENES.dot]: '',
                [HERO_SCENES.current]: index === 0 ? '' : undefined,
              }}
              suppressHydrationWarning
            />
          ))}
          <PlayPause what="background" className={styles.button} />
        </div>
      </hero-scenes>
    </section>
  );
}
