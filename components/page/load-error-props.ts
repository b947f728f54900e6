/** The props of an error page. */
export type LoadErrorProps = {
  /** The error, which is reported. */
  readonly error: unknown;
  readonly retry: () => void;
};
