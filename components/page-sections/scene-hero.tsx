import type { ReactNode } from 'react';
import { Art } from '@/components/ui/marks/art';
import type { NavLink } from '@/lib/content/addresses/navigation';
import type { Scene } from '@/lib/content/pages/scene';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import styles from './scene-hero.module.css';

/** The drawing, without its birds if they would overlap the words. */
function drawingFor({ drawing, view }: Scene): string {
  const crowded = view !== 'whole' || drawing === 'mountains';
  return `/art/${drawing}.svg#${crowded ? 'calm' : 'whole'}`;
}

type SceneHeroProps = {
  readonly scene: Scene;
  /** Names the region: the visible headline is a paragraph, because the page's heading is a hidden one. */
  readonly label: string;
  readonly crumbs: readonly NavLink[];
  readonly line: ReactNode;
  readonly lead: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
};

/** Top of a page: one landscape, its sky behind the header and the words, and what to do next. */
export function SceneHero({ scene, label, crumbs, line, lead, children }: SceneHeroProps) {
  return (
    <section
      className={`${styles.hero} flex`}
      data-sky={scene.drawing}
      data-view={scene.view}
      aria-label={label}
      data-under-header
    >
      <div className="wrap stack start">
        <Breadcrumbs crumbs={crumbs} />
        <p className={`strong breaks ${styles.line}`}>{line}</p>
        <p className={styles.lead}>{lead}</p>
        {children && <div className={`cluster gap-3 breaks ${styles.actions}`}>{children}</div>}
      </div>
      <Art src={drawingFor(scene)} className={styles.art} width={1600} height={800} first />
    </section>
  );
}
