'use client';

import { LoadError, type LoadErrorProps } from '@/components/layout/load-error';

/** Stands in for a page, between the header and the footer. */
export default function ErrorPage(props: LoadErrorProps) {
  return <LoadError {...props} />;
}
