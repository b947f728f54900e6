import { CHOSEN_JOBS_MAX } from '@/lib/config/limits';
import { isJobId } from '@/lib/domain/job/job-id';
import { REWRITES } from '@/scripts/server/rewrites.mjs';

/** Where Next rewrites an address: the first rule that matches all of it (next.config.mjs, `rewrites`). */
function destinationOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'https://fernway.example');
  for (const { source, has = [], destination } of REWRITES.beforeFiles) {
    const found = has.map(({ key, value = '.+' }) =>
      new RegExp(`^${value}$`).exec(searchParams.get(key) ?? ''),
    );
    if (source !== pathname || !found.every(Boolean)) continue;
    return destination.replace(':ids', found[0]?.groups?.ids ?? '');
  }
  return null;
}

const MANY = Array.from({ length: CHOSEN_JOBS_MAX }, (_, n) => `a${n}`);

it.each([
  ['/compare', null],
  ['/compare?utm_source=x', null],
  ['/compare?ids=', null],
  ['/compare?ids=a1', '/compare/a1'],
  ['/compare?ids=a1,b_2', '/compare/a1,b_2'],
  ['/compare?ids=pick', '/compare/pick'],
  ['/compare?ids=a1%2Cb2&x=y', '/compare/a1,b2'],
  ['/compare?ids=a1&added=none', '/compare/a1/none'],
  ['/compare?added=none', '/compare/~/none'],
  ['/compare?added=other', null],
  ['/compare?ids=a1&add=12345', '/compare/~pick'],
  ['/compare?ids=a1&added=none&add=12345', '/compare/~pick'],
  ['/compare?add=', null],
  ['/compare?ids=a1,,b2', '/compare/~pick'],
  ['/compare?ids=%3Cb%3E', '/compare/~pick'],
  ['/compare?ids=..%2F..%2Fjobs', '/compare/~pick'],
  [`/compare?ids=${'a'.repeat(65)}`, '/compare/~pick'],
  [`/compare?ids=${MANY.join()}`, `/compare/${MANY.join()}`],
  [`/compare?ids=${[...MANY, 'b'].join()}`, '/compare/~pick'],
])('%s is rewritten to %s', (address, destination) => {
  expect(destinationOf(address)).toBe(destination);
});

it('the name of the redirecting route is not a job id, so no ids are sent to it', () => {
  const [, name = ''] = /^\/compare\/(.+)$/.exec(destinationOf('/compare?add=12345') ?? '') ?? [];
  expect(name).not.toBe('');
  expect(isJobId(name)).toBe(false);
});
