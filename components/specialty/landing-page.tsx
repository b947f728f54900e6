import {
  ArrowRight,
  BriefcaseMedical,
  CalendarRange,
  HandHeart,
  HandCoins,
  MapPinned,
  Map as MapIcon,
  Phone,
  Stethoscope,
} from 'lucide';
import { viewOf } from '@/components/job-card/job-postcard';
import { Accordion } from '@/components/ui/boxes/accordion';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { TextLink } from '@/components/ui/actions/text-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import { BENEFITS_NOTE } from '@/lib/content/jobs/benefits';
import { CONTRACT_RANGE } from '@/lib/content/jobs/contract';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { FIELDS } from '@/lib/content/specialties';
import type { Specialty } from '@/lib/content/specialties/specialty';
import type { IsoDate } from '@/lib/domain/job/job';
import { listHref } from '@/lib/domain/lists/job-figures';
import type { JobFigures } from '@/lib/domain/lists/job-figures';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import { Blurbs } from '@/components/page-sections/blurbs';
import { CheckList } from '@/components/page-sections/check-list';
import { DemandFigures } from './demand-figures';
import { FactBar } from '@/components/ui/boxes/fact-bar';
import { FieldLinks } from '@/components/home/field-links';
import { Invitation } from '@/components/page-sections/invitation';
import { LandingJobs } from './landing-jobs';
import { LandingRoles } from './landing-roles';
import { SceneHero } from '@/components/page-sections/scene-hero';
import { ScenePicture } from '@/components/page-sections/scene-picture';
import { SplitSection } from '@/components/page-sections/split-section';
import styles from './landing-page.module.css';

type LandingPageProps = {
  readonly specialty: Specialty;
  readonly crumbs: readonly NavLink[];
  /** Of the specialty, then of each of its roles; null while unknown. */
  readonly figures: readonly JobFigures[] | null;
  readonly today: IsoDate;
};

/** The closing picture differs from the opening one. */
const CLOSING = {
  prairie: 'desert',
  mountains: 'coast',
  coast: 'prairie',
  desert: 'mountains',
  city: 'lake',
  lake: 'mountains',
  snow: 'city',
  delta: 'plains',
  plains: 'delta',
} as const;

/** The one template of the eight specialty pages. */
export function LandingPage({ specialty, crumbs, figures, today }: LandingPageProps) {
  const { job, passages, scene, benefits, contact } = specialty;
  const [all = null, ...ofRoles] = figures ?? [];
  const total = all?.total ?? 0;
  const openToday = all ? 'None today' : 'In the job list';
  const count = total === 1 ? `1 ${job.one}` : `${total} ${job.many}`;
  const href = listHref(specialty.filters);
  const pay = all?.pay ? payRange(all.pay) : null;
  return (
    <div className={styles.page} data-tone={specialty.tone}>
      <h1 className="visually-hidden">{specialty.heading}</h1>
      <SceneHero
        scene={scene}
        label={specialty.name}
        crumbs={crumbs}
        line={specialty.line}
        lead={specialty.lead}
      >
        <ButtonLink href={href}>See {total > 0 ? count : job.many}</ButtonLink>
        <ButtonLink href={SITE.phone.href} variant="quiet">
          <Icon icon={Phone} /> Call {SITE.phone.text}
        </ButtonLink>
      </SceneHero>
      <FactBar
        facts={[
          { icon: BriefcaseMedical, term: 'Open today', value: total > 0 ? count : openToday },
          {
            icon: HandCoins,
            term: TYPICAL_PAY,
            value: pay ?? 'On each job that lists it',
          },
          all && all.states > 0
            ? {
                icon: MapIcon,
                term: 'Where',
                value: all.states === 1 ? 'In 1 state' : `In ${all.states} states`,
              }
            : { icon: CalendarRange, term: 'Contracts', value: CONTRACT_RANGE },
        ]}
      />
      <LandingJobs figures={all} count={count} href={href} today={today} />
      <SplitSection id="roles" title="Who we place" lead={specialty.rolesLead} stacked>
        <LandingRoles roles={specialty.roles} figures={figures && ofRoles} />
      </SplitSection>
      <SplitSection
        id="work"
        title="What to expect"
        beside={<ScenePicture src={viewOf(specialty.view)} />}
      >
        <Blurbs
          items={[
            { icon: Stethoscope, ...passages.work },
            { icon: MapPinned, ...passages.where },
            { icon: HandCoins, ...passages.pay, figure: pay ? `${pay} a week` : undefined },
            { icon: HandHeart, ...passages.help },
          ]}
        />
      </SplitSection>
      {specialty.demand && <DemandFigures demand={specialty.demand} />}
      {benefits ? (
        <SplitSection
          id="benefits"
          ground="pine"
          title={contact.title}
          lead={contact.text}
          beside={<ButtonLink href="/contact">Contact us</ButtonLink>}
        >
          <CheckList items={benefits} note={BENEFITS_NOTE} />
        </SplitSection>
      ) : (
        <Invitation
          id="talk"
          drawing={CLOSING[scene.drawing]}
          title={contact.title}
          text={contact.text}
        />
      )}
      <SplitSection
        id="questions"
        title="Questions people ask"
        lead="Don’t see yours? Ask it without signing up."
        beside={
          <TextLink href="/contact" icon={ArrowRight}>
            Ask a recruiter
          </TextLink>
        }
      >
        <Accordion
          name="questions"
          items={specialty.questions.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </SplitSection>
      <SplitSection id="fields" title="Other fields" ground="deep" stacked>
        <FieldLinks fields={FIELDS} here={specialty.path} />
      </SplitSection>
    </div>
  );
}
