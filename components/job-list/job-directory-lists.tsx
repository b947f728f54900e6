import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import type { DirectoryEntry, JobDirectory } from '@/lib/domain/search-pages/job-directory';
import styles from './job-directory-lists.module.css';

/** Lists of open jobs as plain links: few bytes, for crawlers and for those in a hurry. */
export function JobDirectoryLists({ directory }: { readonly directory: JobDirectory }) {
  const { states, specialties, pages } = directory;
  return (
    <div className={`${styles.lists} grid`}>
      <Lists id="by-state" title="By state" entries={states} />
      <Lists id="by-specialty" title="By specialty" entries={specialties} />
      <section aria-labelledby="by-date">
        <h2 id="by-date">By date</h2>
        <TextLink href="/jobs" icon={ArrowRight}>
          All jobs, newest first
        </TextLink>
        {pages.length > 1 && (
          <Disclosure summary={`Page by page: ${pages.length} pages`}>
            <ul className={`${styles.pages} grid tabular`}>
              {pages.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>
                    <span className="visually-hidden">Jobs </span>
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </section>
    </div>
  );
}

type ListsProps = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly DirectoryEntry[];
};

function Lists({ id, title, entries }: ListsProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.entries}>
        {entries.map(({ label, href, count, isIndexed }) => (
          <li key={href}>
            <a href={href} rel={isIndexed ? undefined : 'nofollow'}>
              <span>{label}</span> <span className="rigid muted small tabular">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
