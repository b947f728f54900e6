/** What an error page is given. */
export type LoadErrorProps = {
  /** What broke; it is reported. */
  readonly error: unknown;
  readonly retry: () => void;
};
