import why from '@/content/why.json' with { type: 'json' };
import { SITE } from '@/lib/config/site';
import { fillIn } from '@/lib/content/files/fill-in';

/** The page `/why-{slug}`: what the agency promises. SAMPLE CONTENT: promises are for the owner to make. */
export const WHY = { path: `/why-${SITE.whySlug}`, ...fillIn(why.page) } as const;

type Promised = {
  readonly icon: 'pay' | 'person' | 'unit' | 'paper';
  readonly title: string;
  readonly text: string;
};

export const WHY_PROMISES = fillIn(why.promises as readonly Promised[]);

export const WHY_STEPS = fillIn(why.steps);
