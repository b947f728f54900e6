'use client';

import { LoadError, type LoadErrorProps } from '@/components/layout/load-error';

/** Stands in for a screen, under the header. */
export default function ErrorPage(props: LoadErrorProps) {
  return <LoadError {...props} />;
}
