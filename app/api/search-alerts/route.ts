import { answerSearchAlerts } from '@/lib/server/search-alerts/answer-order';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** A device is told of new jobs of its searches, is still in use, or stops (docs/decisions/0056). */
export const POST = (request: Request) => answerSearchAlerts(request, 'POST');
export const PATCH = (request: Request) => answerSearchAlerts(request, 'PATCH');
export const DELETE = (request: Request) => answerSearchAlerts(request, 'DELETE');
