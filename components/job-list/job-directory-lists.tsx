import { ArrowRight } from 'lucide';
import { LinkedShares } from '@/components/search-page/linked-shares';
import { TextLink } from '@/components/ui/actions/text-link';
import { Disclosure } from '@/components/ui/boxes/disclosure';
import type { JobDirectory } from '@/lib/domain/search-pages/job-directory';
import styles from './job-directory-lists.module.css';

/** Lists of open jobs as plain links: few bytes, for crawlers and for those in a hurry. */
export function JobDirectoryLists({ directory }: { readonly directory: JobDirectory }) {
  const { states, specialties, pages } = directory;
  return (
    <div className={`${styles.lists} grid`}>
      <LinkedShares id="by-state" title="By state" shares={states} />
      <LinkedShares id="by-specialty" title="By specialty" shares={specialties} />
      <section aria-labelledby="by-date">
        <h2 id="by-date" className="size-h3">
          By date
        </h2>
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
