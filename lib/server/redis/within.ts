import { timeoutError } from '@/lib/domain/basics/timeout-error';

/** The work's outcome, or a time-out when it is not there in time. What comes later is dropped. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(timeoutError(`No answer within ${ms} ms`));
    // A process that was busy for so long looks once whether the answer has been waiting for it.
    const timer = setTimeout(() => setImmediate(late), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
