import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import type { Role } from '@/lib/content/specialties/specialty';
import { listHref } from '@/lib/domain/lists/job-figures';
import type { JobFigures } from '@/lib/domain/lists/job-figures';
import { payRange } from '@/lib/domain/pay/pay-figures';
import styles from './landing-roles.module.css';

type LandingRolesProps = {
  readonly roles: readonly Role[];
  /** One for each role; null while unknown. */
  readonly figures: readonly JobFigures[] | null;
};

/** The kinds of work within a specialty: what it is, what it pays today, and the way to its open jobs. */
export function LandingRoles({ roles, figures }: LandingRolesProps) {
  return (
    <ul className={`stack two-columns ${styles.grid}`} data-count={roles.length}>
      {roles.map((role, at) => {
        const open = role.filters ? figures?.[at] : undefined;
        return (
          <li key={role.name} className={`stack start ${styles.role}`}>
            <h3>{role.name}</h3>
            <p className="muted">{role.text}</p>
            {open?.pay && (
              <p className={`large strong tabular snug ${styles.pay}`}>
                {payRange(open.pay)} <span className="muted small">a week</span>
              </p>
            )}
            <TextLink {...wayTo(role, open)} icon={ArrowRight} className="small" />
          </li>
        );
      })}
    </ul>
  );
}

/** Link texts name their role, because they are also read out of context. */
function wayTo({ name, filters }: Role, open: JobFigures | undefined) {
  const of = <span className="visually-hidden">: {name}</span>;
  const total = open?.total;
  if (filters === null || total === 0) {
    return { href: '/contact', children: <>Ask a recruiter{of}</> };
  }
  const jobs = total === 1 ? '1 open job' : `${total ?? 'Open'} ${total ? 'open jobs' : 'jobs'}`;
  return {
    href: open?.href ?? listHref(filters),
    children: (
      <>
        {jobs}
        {of}
      </>
    ),
  };
}
