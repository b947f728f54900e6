import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import styles from './more-jobs.module.css';

/** Links to the pages of similar jobs: by specialty, by town, by state. Renders nothing if there are none. */
export function MoreJobs({ links }: { readonly links: readonly NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="More jobs">
      <ul className={`${styles.links} cluster`}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} icon={ArrowRight}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
