import type { Instrumentation } from 'next';

/** Next calls this once in each process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/server/boot');
    await boot();
  }
}

/** Next calls this for every request that ends in an error. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { noteRequestError } = await import('@/lib/server/request-error');
    noteRequestError(error, context.routePath);
  }
};
