import type { MapGroup } from '@/lib/domain/map/map-groups';

declare module 'leaflet' {
  interface MarkerOptions {
    /** The jobs a marker stands for: a cluster adds them up. */
    group?: MapGroup;
  }

  interface ZoomPanOptions {
    /** Moves at once, without animation (missing in the package's own types). */
    reset?: boolean;
  }
}
