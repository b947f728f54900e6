import { missingJobMetadata } from '@/app/missing-job';

/** Next takes the head from here when it re-renders the page of a missing job’s comparison, cached as a 404 (docs/decisions/0034). */
export const metadata = missingJobMetadata;

/** The page itself shows it: nothing calls `notFound()` here. */
export default function NotFound() {
  return null;
}
