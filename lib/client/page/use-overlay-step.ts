import { useEffect } from 'react';
import { leaveDeadStep, openOverlay } from './overlay-step';

/** What overlays of this page tell of themselves, as a step in the history; a step that an earlier one left behind goes. */
export function useOverlayStep(): typeof openOverlay {
  useEffect(leaveDeadStep, []);
  return openOverlay;
}
