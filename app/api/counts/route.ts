import { answerCounts } from '@/lib/server/counts/funnel';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Steps of visits by where they came from, and searches that found nothing (docs/decisions/0045). */
export const POST = answerCounts;
