import { Art } from '@/components/ui/marks/art';
import styles from './map-facade.module.css';

/** The background it is shown on; each has its own colours. */
export type MapGround = 'light' | 'pine';
const DRAWINGS: Readonly<Record<MapGround, string>> = {
  light: '/art/town.svg',
  pine: '/art/town-pine.svg',
};

/** A drawn street map with a pin: no place in particular, and nothing loaded from anywhere else. It fills its container. */
export function MapFacade({ ground }: { readonly ground: MapGround }) {
  return (
    <div className={`${styles.facade} relative full`} aria-hidden="true">
      <Art
        className={`${styles.map} full`}
        src={DRAWINGS[ground]}
        width={400}
        height={220}
        sameByNight={ground === 'pine'}
      />
    </div>
  );
}
