import type { ErrorEvent, StackFrame } from '@sentry/browser';
import { scrubText, withoutQuery } from './scrub-text';

type Page = {
  /** Origin and path of the page. */
  readonly url: string;
  /** The values in its fields. */
  readonly typed: readonly string[];
};

const frameOf = ({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame => ({
  ...(filename === undefined ? {} : { filename: withoutQuery(filename) }),
  ...(name === undefined ? {} : { function: name }),
  ...(lineno === undefined ? {} : { lineno }),
  ...(colno === undefined ? {} : { colno }),
  ...(in_app === undefined ? {} : { in_app }),
});

/** A new report with only what may leave the browser: what broke, where in the code, on which page. */
export function scrubReport(report: ErrorEvent, { url, typed }: Page): ErrorEvent {
  const { event_id, timestamp, platform, level, sdk } = report;
  const values = (report.exception?.values ?? []).map((exception) => ({
    ...(exception.type === undefined ? {} : { type: exception.type }),
    value: scrubText(exception.value ?? '', typed),
    stacktrace: { frames: (exception.stacktrace?.frames ?? []).map(frameOf) },
  }));
  return {
    type: undefined,
    ...(event_id === undefined ? {} : { event_id }),
    ...(timestamp === undefined ? {} : { timestamp }),
    ...(platform === undefined ? {} : { platform }),
    ...(level === undefined ? {} : { level }),
    ...(sdk === undefined ? {} : { sdk }),
    exception: { values },
    request: { url: scrubText(url, typed) },
  };
}
