import { missingJobMetadata } from '@/app/missing-job';

/** Where Next takes the head from as it makes the page of a missing job’s comparison anew, whose status was 404 (docs/decisions/0034). */
export const metadata = missingJobMetadata;

/** The page itself says so: nothing ends in `notFound()` here. */
export default function NotFound() {
  return null;
}
