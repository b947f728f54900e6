'use client';

import { useSearchParams } from 'next/navigation';
import { HOSTED_SCREENS, type HostedScreen } from '@/lib/content/pages/hosted-screens';
import { PUBLIC } from '@/lib/config/public';
import { hostedLink, readHostedId } from '@/lib/domain/hosted/hosted-link';
import { Redraw } from '@/components/page/redraw';
import { BadLink } from './bad-link';
import { MissingId } from './missing-id';
import { NotSetUp } from './not-set-up';
import { ReferenceStatusScreen } from './reference-status-screen';
import { UploadScreen } from './upload-screen';

type Props = { readonly screen: keyof typeof HOSTED_SCREENS; readonly siteUrl: string };

const ADDRESSES = {
  reference: PUBLIC.hostedReferenceUrl,
  candidate: PUBLIC.hostedCandidateReferenceUrl,
  upload: PUBLIC.hostedUploadUrl,
} as const;

/** One of the screens around a hosted form, remounted whenever the query string changes (specification, section 2). */
export function HostedPage({ screen, siteUrl }: Props) {
  const search = useSearchParams();
  const hosted = HOSTED_SCREENS[screen];
  return (
    <Redraw>
      <Opened
        key={search.toString()}
        hosted={hosted}
        siteUrl={siteUrl}
        value={search.get(hosted.idName)}
      />
    </Redraw>
  );
}

type OpenedProps = {
  readonly hosted: HostedScreen;
  readonly siteUrl: string;
  /** The id as written in the address. */
  readonly value: string | null;
};

function Opened({ hosted, siteUrl, value }: OpenedProps) {
  const read = readHostedId(value);
  if (read.kind === 'missing') return <MissingId hosted={hosted} siteUrl={siteUrl} />;
  if (read.kind === 'bad') return <BadLink hosted={hosted} siteUrl={siteUrl} />;
  const { kind, frameIdName } = hosted;
  const address = ADDRESSES[kind];
  if (address === null) return <NotSetUp hosted={hosted} siteUrl={siteUrl} />;
  const link = hostedLink(address, frameIdName, read.id);
  if (kind === 'upload') return <UploadScreen hosted={hosted} siteUrl={siteUrl} link={link} />;
  return (
    <ReferenceStatusScreen hosted={hosted} kind={kind} id={read.id} siteUrl={siteUrl} link={link} />
  );
}
