import { SITE } from '@/lib/config/site';
import { itUnless } from './left-out';

/** Whether the site is still the sample. Once it has an owner, what is true only of the sample need not hold. */
export const IS_SAMPLE = SITE.brand === 'Fernway';

/** For what is true only of the sample: skipped once the site has an owner. */
export const whileSample = itUnless(IS_SAMPLE ? null : 'true only of the sample brand');
