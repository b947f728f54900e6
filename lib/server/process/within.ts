import 'server-only';
import { timeoutError } from '@/lib/domain/basics/timeout-error';

/** The work's outcome, or a time-out if it takes too long. A later outcome is dropped. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(timeoutError(`No answer within ${ms} ms`));
    // A process that was busy for that long checks once whether the answer has already arrived.
    const timer = setTimeout(() => setImmediate(late), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
