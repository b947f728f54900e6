import { metricsAnswer } from '@/lib/server/metrics/metrics-answer';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** For Prometheus and the like (docs/decisions/0013). */
export const GET = metricsAnswer;
