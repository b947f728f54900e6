import type { ReactNode } from 'react';
import type { AppliedJob } from '@/lib/client/forms/application-body';
import { PRIVACY } from '@/lib/content/addresses/navigation';
import { SiteLink } from '@/components/ui/actions/site-link';
import { ApplicationForm } from './application-form';
import styles from './application-page.module.css';
import { formName } from '@/components/fields/form-name';
import { NextSteps } from './next-steps';
import { NoScriptContact } from '@/components/page/no-script-contact';

type Props = {
  readonly heading: string;
  /** The way back, above the heading. */
  readonly back?: ReactNode;
  readonly lead?: ReactNode;
  readonly job: AppliedJob | null;
  /** Content beside the form, above 'What happens next'. */
  readonly aside?: ReactNode;
};

/** From here on a heading is set smaller: on a phone it would fill the first screen. */
const LONG_HEADING = 64;

/** The frame of both application pages. */
export function ApplicationPage({ heading, back, lead, job, aside }: Props) {
  return (
    <div className="wrap">
      <div className={styles.head}>
        {back && <div className={styles.back}>{back}</div>}
        <h1 className={styles.title} data-long={heading.length > LONG_HEADING || undefined}>
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NoScriptContact />
          <ApplicationForm key={formName(job)} job={job} />
          <p className={styles.note}>
            We use your details to find you work and to reach you about it.{' '}
            <SiteLink href={PRIVACY.href}>{PRIVACY.label}</SiteLink>
          </p>
        </div>
        <aside className={styles.aside} aria-label="About this application">
          {aside}
          <NextSteps />
        </aside>
      </div>
    </div>
  );
}
