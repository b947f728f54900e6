import { SITE } from '@/lib/config/site';

/** Whether the site is still the sample. Once it has an owner, what is true only of the sample need not hold. */
export const IS_SAMPLE = SITE.brand === 'Fernway';

/** For what is true only of the sample: skipped once the site has an owner. */
export const whileSample = IS_SAMPLE ? it : it.skip;
