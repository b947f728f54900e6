'use client';

/** The platform is down and nothing is known from before. */
export { LoadError as default } from '@/components/page/load-error';
