import { Columns3 } from 'lucide';
import { COMPARED, compareHref } from '@/lib/domain/compare/compare-jobs';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import styles from './compare-bar.module.css';

/** The way to the comparison, once there are enough jobs for it: after the cards, and in view while they are. */
export function CompareBar({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length < COMPARED.least) return null;
  return (
    <div className={styles.bar}>
      <ButtonLink variant="solid" rel="nofollow" href={compareHref(ids)}>
        <Icon icon={Columns3} /> <span>{`Compare ${ids.length} jobs`}</span>
      </ButtonLink>
    </div>
  );
}
