'use client';

/** Shown in place of a page, between the header and the footer. */
export { LoadError as default } from '@/components/page/load-error';
