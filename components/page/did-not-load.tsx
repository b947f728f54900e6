import { LoadFailed } from './load-failed';
import type { LoadErrorProps } from './load-error-props';

/** A page that could not be rendered: try again, or call. */
export const DidNotLoad = ({ retry }: Pick<LoadErrorProps, 'retry'>) => (
  <div className="wrap section">
    <LoadFailed isPage retry={retry}>
      Something on our side is not answering. Please try again in a moment.
    </LoadFailed>
  </div>
);
