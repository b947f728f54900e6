import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { PAGE_DATA } from '@/lib/config/limits';
import { processWide } from './process-wide';

/** Where it is asked for (app/api/page-data/[name]/route.ts). */
const ADDRESS = '/api/page-data/';

/**
 * The data of pages that are kept, each by a name made of its content, so that a page and its data are never of two versions
 * (docs/decisions/0032). As long as Next keeps the page the memory is the same; beyond that it is bounded.
 */
export class PageData {
  readonly #byName: LRUCache<string, Buffer>;
  readonly #names = new WeakMap<Buffer, string>();

  constructor(maxBytes: number = PAGE_DATA.maxBytes) {
    // What is kept in memory: that of other instances is a part of all they have sent.
    this.#byName = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ buffer }) => buffer.byteLength || 1,
    });
  }

  /** Keeps it, again where it has been pushed out. @returns its address */
  keep(data: Buffer): string {
    const name = this.#names.get(data) ?? nameOf(data);
    this.#names.set(data, name);
    // The newest, which is the one that Next has.
    this.#byName.set(name, data);
    return ADDRESS + name;
  }

  /** Undefined where it is not known, or not any more. */
  get(name: string): Buffer | undefined {
    return this.#byName.get(name);
  }
}

const nameOf = (data: Buffer) => createHash('sha256').update(data).digest('base64url').slice(0, 16);

/** `scripts/page-cache.mjs` finds it by this name. */
export const pageData = (): PageData => processWide('page-data', () => new PageData());
