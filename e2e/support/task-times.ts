/** The trace categories that tell how long each task of a page took. */
export const TASK_CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-lighthouse'];

/** CPU time, in ms, of each task of the page's main thread: it excludes what else the machine does. */
export function taskTimes(trace: Buffer): readonly number[] {
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && mains.has(`${pid}:${tid}`))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};
