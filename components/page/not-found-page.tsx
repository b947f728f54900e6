import { FindJobForm } from '@/components/filters/find-job-form';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { Recent } from '@/components/saved/recent';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { TextLink } from '@/components/ui/actions/text-link';
import {
  BROWSE_MENU,
  CONTACT,
  QUICK_APPLY,
  VIEW_ALL_JOBS,
} from '@/lib/content/addresses/navigation';
import { BackToHome } from './back-to-home';
import styles from './not-found-page.module.css';

/** Where most people who come this far meant to go. */
const POPULAR = [VIEW_ALL_JOBS, ...BROWSE_MENU.links.slice(0, 3), QUICK_APPLY, CONTACT];

/** No such page: what happened, a search that needs no script, the way home, and where others go. */
export function NotFoundPage({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <div className={`wrap section ${styles.page}`}>
      <EmptyState
        art={PAGE_POSTCARDS.notFound}
        title="Page Not Found"
        level={1}
        action={
          <div className={styles.ways}>
            <FindJobForm />
            <BackToHome siteUrl={siteUrl} />
            <nav aria-label="Popular pages">
              <ul className={styles.popular}>
                {POPULAR.map(({ label, href }) => (
                  <li key={label}>
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        }
      >
        <p>This road does not lead anywhere. The address may have changed.</p>
      </EmptyState>
      <Recent />
    </div>
  );
}
