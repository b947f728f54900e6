import 'server-only';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';
import type { RedisLink } from './redis-link';

/** A page as Next caches it, read back as it was written. `lastModified` is in ms since 1970, the other times in seconds. */
type CachedPage = {
  readonly value: unknown;
  readonly lastModified: number;
  readonly cacheControl: { readonly revalidate: number; readonly expire: number };
};

/** Pages of one build, for its serverDistDir. Never rejects: a page that cannot be shared is rendered here. */
export type SharedPages = {
  readonly read: (distDir: string, key: string) => Promise<CachedPage | null>;
  /** @param onlyOver whether to write the page only if it replaces one with the same key */
  readonly write: (
    distDir: string,
    key: string,
    page: CachedPage,
    onlyOver?: boolean,
  ) => Promise<void>;
};

const zip = promisify(gzip);
const unzip = promisify(gunzip);

export function createSharedPages(redis: RedisLink): SharedPages {
  let build: Promise<string> | undefined;
  /** Two versions of the site never show each other's pages: each names files that only its own build has. */
  const keyOf = async (distDir: string, key: string) => {
    build ??= readFile(join(/* turbopackIgnore: true */ dirname(distDir), 'BUILD_ID'), 'utf8');
    return `page:${(await build).trim()}:${key}`;
  };

  return {
    async read(distDir, key) {
      try {
        const name = await keyOf(distDir, key);
        const bytes = await redis.run((client) => client.bytes.get(name));
        return bytes === null ? null : (deserialize(await unzip(bytes)) as CachedPage);
      } catch {
        return null;
      }
    },
    async write(distDir, key, page, onlyOver = false) {
      try {
        const name = await keyOf(distDir, key);
        const bytes = await zip(serialize(page), { level: 1 });
        const leftMs = page.lastModified + page.cacheControl.expire * 1_000 - Date.now();
        if (leftMs <= 0) return;
        const expiration = { type: 'PX', value: Math.ceil(leftMs) } as const;
        const options = onlyOver ? { expiration, condition: 'XX' as const } : { expiration };
        await redis.run((client) => client.text.set(name, bytes, options));
      } catch {
        // The link has logged it.
      }
    },
  };
}
