import type { Profile } from '@/sandbox/jobs/profile';
import { CRITICAL_CARE } from '@/sandbox/jobs/profiles/critical-care';

/** Every kind of job the agency fills. */
export const PROFILES: readonly Profile[] = [...CRITICAL_CARE];
