import type { Answer } from '@/sandbox/http/answer';
import type { SandboxRequest } from '@/sandbox/http/request';

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  /** An exact path, or a pattern whose first group is passed to `run`. */
  readonly path: string | RegExp;
  readonly run: (request: SandboxRequest, part: string) => Answer | Promise<Answer>;
};

const partOf = (route: Route, path: string): string | null => {
  if (typeof route.path === 'string') return route.path === path ? '' : null;
  const found = route.path.exec(path);
  return found ? (found[1] ?? '') : null;
};

/** The answer of the first matching route; 'method' if only the method is wrong, 'path' if no route has the path. */
export function dispatch(
  routes: readonly Route[],
  request: SandboxRequest,
): Answer | Promise<Answer> | 'method' | 'path' {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  let miss: 'method' | 'path' = 'path';
  for (const route of routes) {
    const part = partOf(route, request.path);
    if (part === null) continue;
    if (route.method === method) return route.run(request, part);
    miss = 'method';
  }
  return miss;
}
