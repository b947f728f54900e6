'use client';

/** Shown in place of a screen, under the header. */
export { LoadError as default } from '@/components/page/load-error';
