'use client';

/** Stands in for a screen, under the header. */
export { LoadError as default } from '@/components/page/load-error';
