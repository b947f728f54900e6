import type { Profile } from '@/sandbox/jobs/profile';
import { CARDIOPULMONARY } from '@/sandbox/jobs/profiles/cardiopulmonary';
import { COMMUNITY_NURSING } from '@/sandbox/jobs/profiles/community-nursing';
import { CRITICAL_CARE } from '@/sandbox/jobs/profiles/critical-care';
import { FAMILY_NURSING } from '@/sandbox/jobs/profiles/family-nursing';
import { FLOOR_NURSING } from '@/sandbox/jobs/profiles/floor-nursing';
import { LABORATORY } from '@/sandbox/jobs/profiles/laboratory';
import { LONG_TERM_CARE } from '@/sandbox/jobs/profiles/long-term-care';
import { OCCUPATIONAL_AND_SPEECH_THERAPY } from '@/sandbox/jobs/profiles/occupational-and-speech-therapy';
import { OTHER_IMAGING } from '@/sandbox/jobs/profiles/other-imaging';
import { PHARMACY } from '@/sandbox/jobs/profiles/pharmacy';
import { PHYSICAL_THERAPY } from '@/sandbox/jobs/profiles/physical-therapy';
import { RADIOGRAPHY } from '@/sandbox/jobs/profiles/radiography';
import { SOCIAL_WORK } from '@/sandbox/jobs/profiles/social-work';
import { SURGERY } from '@/sandbox/jobs/profiles/surgery';

/** Every kind of job the agency fills. */
export const PROFILES: readonly Profile[] = [
  ...CRITICAL_CARE,
  ...FLOOR_NURSING,
  ...FAMILY_NURSING,
  ...SURGERY,
  ...COMMUNITY_NURSING,
  ...LONG_TERM_CARE,
  ...CARDIOPULMONARY,
  ...RADIOGRAPHY,
  ...OTHER_IMAGING,
  ...LABORATORY,
  ...PHYSICAL_THERAPY,
  ...OCCUPATIONAL_AND_SPEECH_THERAPY,
  ...PHARMACY,
  ...SOCIAL_WORK,
];
