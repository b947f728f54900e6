/** The map of jobs (specification, section 9). */
export const MAP = {
  centre: { latitude: 39.83, longitude: -98.58 },
  zoom: { desktop: 4, mobile: 3.75 },
  minZoom: { desktop: 4, mobile: 3 },
  maxZoom: 18,
  zoomStep: 0.25,
  zoomDelta: 0.5,
  resizeDelayMs: 100,
  movedByDegrees: 0.01,
  clusteringOffAtZoom: 13,
  popup: { maxWidthPx: 350, maxHeightPx: 400, listMaxHeightPx: 300 },
  latitude: { min: 20, max: 72 },
  longitude: { min: -180, max: -60 },
} as const;
