import { FindJobForm } from '@/components/filters/find-job-form';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { Recent } from '@/components/saved/recent';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { TextLink } from '@/components/ui/actions/text-link';
import {
  BROWSE_MENU,
  CONTACT_US,
  QUICK_APPLY,
  VIEW_ALL_JOBS,
  type NavLink,
} from '@/lib/content/addresses/navigation';
import { JOB_DIRECTORY } from '@/lib/content/pages/job-directory';
import { BackToHome } from './back-to-home';
import styles from './not-found-page.module.css';

/** Where most visitors who land here meant to go. */
const POPULAR = BROWSE_MENU.links.slice(0, 3);
const DIRECTORY = { label: JOB_DIRECTORY.name, href: JOB_DIRECTORY.path };

type Props = {
  readonly siteUrl: string;
  /** Links closer to the requested address than the popular ones. */
  readonly instead?: readonly NavLink[];
};

/** No such page: what happened, a search that needs no script, the way home, and where others go. */
export function NotFoundPage({ siteUrl, instead = [] }: Props) {
  const links = instead.length > 0 ? instead : POPULAR;
  return (
    <div className={`wrap section ${styles.page}`}>
      <EmptyState
        art={PAGE_POSTCARDS.notFound}
        title="Page Not Found"
        level={1}
        action={
          <div className={`stack full ${styles.ways}`}>
            <FindJobForm />
            <BackToHome siteUrl={siteUrl} />
            <nav aria-label="Popular pages">
              <ul className={`cluster ${styles.popular} middle`}>
                {[VIEW_ALL_JOBS, ...links, DIRECTORY, QUICK_APPLY, CONTACT_US].map(
                  ({ label, href }) => (
                    <li key={label}>
                      <TextLink href={href}>{label}</TextLink>
                    </li>
                  ),
                )}
              </ul>
            </nav>
          </div>
        }
      >
        <p>This page moved or never existed.</p>
      </EmptyState>
      <Recent />
    </div>
  );
}
