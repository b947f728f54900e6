import { missingJobMetadata } from '@/app/missing-job';

/** Next takes the head from here when it re-renders the page of a missing job’s comparison, cached as a 404 (docs/decisions/0034). */
export const metadata = missingJobMetadata;

/** Renders nothing: nothing here calls `notFound()`, and the page itself says that the job is missing. */
export default function NotFound() {
  return null;
}
