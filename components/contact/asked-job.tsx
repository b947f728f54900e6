import { Paperclip } from 'lucide';
import type { JobQuestion } from '@/lib/domain/application/job-question';
import { Icon } from '@/components/ui/marks/icon';
import styles from './asked-job.module.css';

/** Shows which job the message is about. */
export function AskedJob({ question }: { readonly question: JobQuestion }) {
  return (
    <p className={styles.asked} role="status">
      <Icon icon={Paperclip} />
      <span>
        Sent with your message: <a href={`/jobs/${question.id}`}>{question.about}</a>
      </span>
    </p>
  );
}
