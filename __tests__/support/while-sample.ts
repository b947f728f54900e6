import { SITE } from '@/lib/config/site';

/** Whether the site is still the sample. Once it has an owner, what is so of the sample alone is nobody's concern. */
export const IS_SAMPLE = SITE.brand === 'Fernway';

/** For what is so of the samples alone: once the site has an owner, these tests say nothing. */
export const whileSample = IS_SAMPLE ? it : it.skip;
