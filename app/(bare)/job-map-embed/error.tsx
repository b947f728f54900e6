'use client';

/** Shown when the platform is down and no earlier list is known. */
export { LoadError as default } from '@/components/page/load-error';
