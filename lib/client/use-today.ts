import { feedDate } from '@/lib/domain/dates';
import type { IsoDate } from '@/lib/domain/job';
import { useBrowserValue } from './use-browser-value';

/** The feed's calendar day: the server's at first, then the browser's, so that a stored page does not keep saying 'Today'. */
export function useToday(serverDay: IsoDate): IsoDate {
  return useBrowserValue(() => feedDate(new Date()), serverDay);
}
