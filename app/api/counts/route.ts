import { answerCounts } from '@/lib/server/counts/funnel';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Counts steps of visits by source, and searches that found nothing (docs/decisions/0013). */
export const POST = answerCounts;
