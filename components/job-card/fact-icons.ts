import { CalendarDays, Clock, Route, type IconNode } from 'lucide';
import type { JobFactName } from '@/lib/domain/job/job-facts';

/** The icons of facts where they are part of the page; on cards a style sheet draws them (job-fact.module.css). */
export const FACT_ICONS: Readonly<Record<JobFactName, IconNode>> = {
  jobType: Route,
  shift: Clock,
  length: CalendarDays,
};
