import { answerVitals } from '@/lib/server/counts/vitals';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** What visitors' browsers measured of a page, one value a request (docs/decisions/0045). */
export const POST = answerVitals;
