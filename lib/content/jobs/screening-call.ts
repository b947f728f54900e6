import { SCREENING_CALL_MINUTES } from '@/lib/config/limits';

/** '5-10 minute', as the specification words it. */
export const SCREENING_CALL = `${SCREENING_CALL_MINUTES.from}-${SCREENING_CALL_MINUTES.to} minute`;
