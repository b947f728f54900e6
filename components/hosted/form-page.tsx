import type { ReactNode } from 'react';
import { NoScriptContact } from '@/components/page/no-script-contact';
import { BackToHome } from '@/components/page/back-to-home';
import type { HostedScreen } from '@/lib/content/pages/hosted-screens';
import { HostedHelp } from './hosted-help';
import styles from './form-page.module.css';

type Props = {
  readonly hosted: HostedScreen;
  readonly siteUrl: string;
  /** Whether the form itself is shown, rather than what precedes it. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** The frame of a screen that shows its form, or is about to. */
export function FormPage({ hosted, siteUrl, isOpen, children }: Props) {
  return (
    <div className="wrap">
      <div className={`stack start gap-2 ${styles.head}`}>
        <BackToHome siteUrl={siteUrl} />
        <h1>{hosted.title}</h1>
        <p className={`muted lead ${styles.lead}`}>{hosted.lead}</p>
      </div>
      <div className={`stack top with-aside ${styles.columns}`}>
        <div>
          <NoScriptContact />
          <p className="visually-hidden" role="status">
            {isOpen && `${hosted.title} is open below.`}
          </p>
          <div className="needs-script">{children}</div>
        </div>
        <HostedHelp>A recruiter helps with the form, on the phone or by email.</HostedHelp>
      </div>
    </div>
  );
}
