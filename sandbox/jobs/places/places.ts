import { MIDWEST } from '@/sandbox/jobs/places/midwest';
import { MOUNTAIN } from '@/sandbox/jobs/places/mountain';
import { NORTHEAST } from '@/sandbox/jobs/places/northeast';
import type { Place } from '@/sandbox/jobs/places/place';
import { SOUTH } from '@/sandbox/jobs/places/south';
import { WEST } from '@/sandbox/jobs/places/west';

export const PLACES: readonly Place[] = [...WEST, ...MOUNTAIN, ...MIDWEST, ...SOUTH, ...NORTHEAST];
