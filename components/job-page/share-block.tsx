import { Mail, MessageSquare } from 'lucide';
import { SITE } from '@/lib/config/site';
import type { Job } from '@/lib/domain/job/job';
import { shareMessage } from '@/lib/domain/job/share';
import { Icon } from '@/components/ui/marks/icon';
import { Panel } from '@/components/ui/boxes/panel';
import { ShareLink } from '@/components/ui/actions/share-link';
import { SocialMark } from '@/components/footer/social-mark';
import styles from './share-block.module.css';

type Props = {
  readonly job: Job;
  /** Absolute address of the job's page. */
  readonly url: string;
};

/** 'Share This Job': four links that need no script, then the device's own share sheet and a copied link. */
export function ShareBlock({ job, url }: Props) {
  const message = shareMessage(job, SITE.jobsBrand);
  const text = encodeURIComponent(`${message} ${url}`);
  const page = encodeURIComponent(url);
  const words = encodeURIComponent(message);
  return (
    <Panel className={`${styles.panel} stack`}>
      <h2 className="size-h4">Share This Job</h2>
      <ul className={`${styles.links} gap-2`}>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?u=${page}&quote=${words}`}
            target="_blank"
            rel="noopener"
          >
            <SocialMark network="Facebook" />
            Facebook
          </a>
        </li>
        <li>
          <a
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${page}&summary=${words}`}
            target="_blank"
            rel="noopener"
          >
            <SocialMark network="LinkedIn" />
            LinkedIn
          </a>
        </li>
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(job.title)}&body=${text}`}>
            <Icon icon={Mail} />
            Email
          </a>
        </li>
        <li>
          <a href={`sms:?&body=${text}`}>
            <Icon icon={MessageSquare} />
            SMS
          </a>
        </li>
      </ul>
      <ShareLink className={styles.more} url={url} title={job.title} message={message} />
    </Panel>
  );
}
