import { SiteLink } from '@/components/ui/actions/site-link';
import { SAVED_JOBS } from '@/lib/content/addresses/navigation';
import styles from './list-line.module.css';
import { NewSince } from './new-since';
import { NoteSearch } from './note-search';
import { SavedCount } from './saved-count';

/** Below the list's heading: the link to what is saved, and what is new. One line from the start, so that nothing moves. */
export function ListLine() {
  return (
    <p className={`${styles.line} row small`}>
      <SiteLink href={SAVED_JOBS.href} className={`${styles.link} strong`}>
        {SAVED_JOBS.label}
        <SavedCount />
      </SiteLink>
      <NewSince />
      <NoteSearch />
    </p>
  );
}
