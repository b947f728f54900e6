import { answerVitals } from '@/lib/server/counts/vitals';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Web vitals that visitors' browsers measured on a page, one value per request (docs/decisions/0013). */
export const POST = answerVitals;
