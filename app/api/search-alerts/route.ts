import { answerSearchAlerts } from '@/lib/server/search-alerts/answer-order';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Starts search alerts for a device, confirms that they are still in use, or stops them (docs/decisions/0056). */
export const POST = (request: Request) => answerSearchAlerts(request, 'POST');
export const PATCH = (request: Request) => answerSearchAlerts(request, 'PATCH');
export const DELETE = (request: Request) => answerSearchAlerts(request, 'DELETE');
