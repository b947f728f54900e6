import { CalendarDays, Phone } from 'lucide';
import { recruiterOf } from '@/lib/content/pages/recruiters';
import { firstLetters } from '@/lib/domain/words/words';
import { ExternalLink } from '@/components/page/external-link';
import button from '@/components/ui/actions/button.module.css';
import { tells } from '@/components/ui/actions/tells';
import { Panel } from '@/components/ui/boxes/panel';
import { Icon } from '@/components/ui/marks/icon';
import { Photo } from '@/components/ui/marks/photo';
import styles from './recruiter-card.module.css';

type Props = {
  /** Of the job; omitted if no job is known. */
  readonly specialties?: readonly string[];
};

/** The recruiter of a job: a name, a photo, a direct line and a calendar. Renders nothing until the owner names one. */
export function RecruiterCard({ specialties }: Props) {
  const recruiter = recruiterOf(specialties ?? []);
  if (recruiter === null) return null;
  const { name, role, phone, photo, calendarUrl } = recruiter;
  return (
    <Panel as="section" className={`gap-4 ${styles.card}`} aria-labelledby="recruiter">
      {photo ? (
        <Photo {...photo} className={`strong centered size-h3 snug ${styles.face}`} />
      ) : (
        <span className={`strong centered size-h3 snug ${styles.face}`} aria-hidden="true">
          {firstLetters(name)}
        </span>
      )}
      <div className={`breaks ${styles.who}`}>
        <h2 className={`muted medium ${styles.heading}`} id="recruiter">
          {specialties ? 'Your recruiter' : 'Talk to a recruiter'}
        </h2>
        <p className="size-h4 strong snug">{name}</p>
        <p className="muted small">{role}</p>
      </div>
      <div className={`tabular gap-2 ${styles.ways}`}>
        <a
          href={phone.href}
          className={button.button}
          data-variant="quiet"
          data-size="sm"
          {...tells('phone_click')}
        >
          <Icon icon={Phone} /> Call {phone.text}
        </a>
        <ExternalLink
          href={calendarUrl}
          className={button.button}
          data-variant="quiet"
          data-size="sm"
        >
          <Icon icon={CalendarDays} /> Book a call
        </ExternalLink>
      </div>
    </Panel>
  );
}
