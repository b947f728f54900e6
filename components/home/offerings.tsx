import { ArrowRight } from 'lucide';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Art } from '@/components/ui/marks/art';
import { Card } from '@/components/ui/boxes/card';
import { Tabs } from '@/components/ui/boxes/tabs';
import { TextLink } from '@/components/ui/actions/text-link';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import type { Offering } from '@/lib/content/pages/offerings';
import type { JobFigures } from '@/lib/domain/lists/job-figures';
import { payRange } from '@/lib/domain/pay/pay-figures';
import styles from './offerings.module.css';

type CardProps = Offering & { readonly open: JobFigures | undefined };

function OfferingCard({ name, href, roles, postcard, open }: CardProps) {
  return (
    <Card raised className={styles.card}>
      <Art src={POSTCARDS[postcard]} className={styles.art} width={440} height={200} />
      <div className={`gap-3 breaks top ${styles.body}`}>
        <h3>{name}</h3>
        {open && open.total > 0 && (
          <p className={`small strong tabular ${styles.open}`}>
            {open.total} open
            {open.pay && `, ${payRange(open.pay)} a week`}
          </p>
        )}
        <ul className={`stack muted ${styles.roles}`}>
          {roles.map((role, index) => (
            <li key={index}>{role}</li>
          ))}
        </ul>
        <TextLink href={href} icon={ArrowRight} className={styles.more}>
          Read more<span className="visually-hidden"> about {name}</span>
        </TextLink>
      </div>
    </Card>
  );
}

type Props = {
  /** By the address of each kind; null while unknown. */
  readonly figures: ReadonlyMap<string, JobFigures | undefined> | null;
};

/** The kinds of work, in two tabs. */
export function Offerings({ figures }: Props) {
  return (
    <section className="section" aria-labelledby="offerings">
      <div className="wrap">
        <Tabs
          label="Kinds of work"
          heading={<h2 id="offerings">Find your kind of work</h2>}
          tabs={OFFERING_GROUPS.map(({ id, label, offerings }) => ({
            id,
            label,
            content: (
              <ul className={`stack ${styles.grid}`} data-count={offerings.length}>
                {offerings.map((offering, index) => (
                  <li key={index}>
                    <OfferingCard {...offering} open={figures?.get(offering.href)} />
                  </li>
                ))}
              </ul>
            ),
          }))}
        />
      </div>
    </section>
  );
}
