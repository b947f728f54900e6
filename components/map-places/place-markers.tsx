'use client';

import type { MarkerCluster } from 'leaflet';
import MarkerClusterGroup from 'react-leaflet-cluster';
import { MAP } from '@/lib/config/browser-limits/map';
import { type MapGroup } from '@/lib/domain/map/map-groups';
import { clusterRadius } from '@/lib/domain/map/map-markers';
import { clusterName } from '@/lib/domain/map/map-names';
import { countIcon } from './count-icon';
import { PlaceMarker } from './place-marker';

type Props = {
  readonly groups: readonly MapGroup[];
  readonly filters: string;
  readonly target: '_top' | undefined;
  readonly reducesMotion: boolean;
};

/** A cluster shows the sum of its jobs. */
function clusterIcon(cluster: MarkerCluster) {
  const groups = cluster.getAllChildMarkers().flatMap(({ options }) => options.group ?? []);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return countIcon(total, clusterName(groups), 'cluster');
}

/** One marker per place, clustered where markers would touch (specification, section 9). */
export function PlaceMarkers({ groups, filters, target, reducesMotion }: Props) {
  return (
    <MarkerClusterGroup
      iconCreateFunction={clusterIcon}
      maxClusterRadius={clusterRadius}
      disableClusteringAtZoom={MAP.clusteringOffAtZoom}
      spiderfyOnMaxZoom={false}
      showCoverageOnHover={false}
      animate={!reducesMotion}
    >
      {groups.map((group) => (
        <PlaceMarker key={group.key} group={group} filters={filters} target={target} />
      ))}
    </MarkerClusterGroup>
  );
}
