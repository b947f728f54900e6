import type { LoadErrorProps } from './load-error';

/** The error page of a browser that is cut off, where not even its parts can be fetched. */
export function PlainError({ retry }: Pick<LoadErrorProps, 'retry'>) {
  return (
    <div className="wrap section">
      <h1>That did not load</h1>
      <p role="alert">Please try again in a moment.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
