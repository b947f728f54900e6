import type { ReactNode } from 'react';
import type { AppliedJob } from '@/lib/client/forms/application-body';
import { PRIVACY } from '@/lib/content/addresses/navigation';
import { SiteLink } from '@/components/ui/actions/site-link';
import { AppliedBefore } from './applied-before';
import { ApplicationForm } from './application-form';
import styles from './application-page.module.css';
import { NextSteps } from './next-steps';
import { NoScriptContact } from '@/components/page/no-script-contact';
import { Redraw } from '@/components/page/redraw';
import { PageHead } from '@/components/page/page-head';

type Props = {
  readonly heading: string;
  /** The way back, above the heading. */
  readonly back?: ReactNode;
  readonly lead?: ReactNode;
  readonly job: AppliedJob | null;
  /** Content beside the form, below 'What happens next'. */
  readonly aside?: ReactNode;
};

/** The frame of both application pages. */
export function ApplicationPage({ heading, back, lead, job, aside }: Props) {
  const form = (
    <>
      <ApplicationForm key={job?.id} job={job} />
      <p className={`${styles.note} muted small needs-script`}>
        <span>We use your details to find you work and to contact you about it.</span>{' '}
        <SiteLink href={PRIVACY.href}>{PRIVACY.label}</SiteLink>
      </p>
    </>
  );
  return (
    <div className="wrap">
      <PageHead heading={heading} back={back} lead={lead} />
      <div className={`${styles.columns} top stack with-aside`}>
        <div className="shrinks">
          <NoScriptContact />
          <Redraw>{job ? <AppliedBefore jobId={job.id}>{form}</AppliedBefore> : form}</Redraw>
        </div>
        <aside className="stack gap-4 shrinks stays pairs" aria-label="About this application">
          <NextSteps />
          {aside}
        </aside>
      </div>
    </div>
  );
}
