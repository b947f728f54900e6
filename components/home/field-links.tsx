import { SiteLink } from '@/components/ui/actions/site-link';
import type { NavLink } from '@/lib/content/addresses/navigation';
import styles from './field-links.module.css';

/** The fields the agency works in, side by side. The current page is not a link. */
export function FieldLinks({
  fields,
  here,
}: {
  readonly fields: readonly NavLink[];
  readonly here?: string;
}) {
  return (
    <ul className={`cluster breaks ${styles.list}`}>
      {fields.map(({ label, href }) => (
        <li key={label}>
          {href === here ? (
            <span className={`small strong inline-row plain ${styles.field}`}>{label}</span>
          ) : (
            <SiteLink href={href} className={`small strong inline-row plain ${styles.field}`}>
              {label}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
