import { SITE } from '@/lib/config/site';

/** For what is so of the samples alone: once the site has an owner, these tests say nothing. */
export const whileSample = SITE.brand === 'Fernway' ? it : it.skip;
