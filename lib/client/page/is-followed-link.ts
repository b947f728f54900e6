/** Whether the page was opened by a link or an address, not by Back, Forward or a reload, which restore where it was scrolled to. */
export function isFollowedLink(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
