import { isJobId } from '@/lib/domain/job/job-id';
import { REWRITES } from '@/server/rewrites.mjs';

/** Where Next rewrites an address: the first rule that matches all of it (next.config.mjs, `rewrites`). */
function destinationOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://fernway.example');
  for (const { source, has = [], destination } of REWRITES.beforeFiles) {
    const found = has.map(({ key, value = '.+' }) =>
      new RegExp(`^${value}$`).exec(searchParams.get(key) ?? ''),
    );
    if (source !== pathname || !found.every(Boolean)) continue;
    return destination;
  }
  return null;
}

it.each([
  ['/compare', null],
  ['/compare?ids=a1,b_2', null],
  ['/compare?ids=a1&added=none', null],
  ['/compare?ids=a1&add=12345', '/compare/~pick'],
  ['/compare?ids=a1&added=none&add=12345', '/compare/~pick'],
  ['/compare?add=', null],
])('%s is rewritten to %s', (address, destination) => {
  expect(destinationOf(address)).toBe(destination);
});

it('the name of the redirecting route is not a job id, so no ids are sent to it', () => {
  const [, name = ''] = /^\/compare\/(.+)$/.exec(destinationOf('/compare?add=12345') ?? '') ?? [];
  expect(name).not.toBe('');
  expect(isJobId(name)).toBe(false);
});
