import { useEffect } from 'react';
import { leaveDeadStep, openOverlay } from './overlay-step';

/** Registers this page's overlays as a step in the history, after leaving a step that an earlier overlay left behind. */
export function useOverlayStep(): typeof openOverlay {
  useEffect(leaveDeadStep, []);
  return openOverlay;
}
