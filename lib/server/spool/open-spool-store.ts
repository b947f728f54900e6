import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { diskStore } from './disk-store';
import type { SpoolStore } from './spool-store';

/** Where this site's entries are kept. */
export const openSpoolStore = (): SpoolStore => diskStore(join(env().dataDir, 'spool'));
