import { ClipboardList, FileCheck, HandCoins, Phone, UserRound } from 'lucide';
import { viewOf } from '@/components/job-card/job-postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import { BENEFITS_WITHOUT_REFERRAL } from '@/lib/content/jobs/benefits';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { WHY, WHY_PROMISES, WHY_STEPS } from '@/lib/content/pages/why';
import { Blurbs } from '@/components/page-sections/blurbs';
import { CheckList } from '@/components/page-sections/check-list';
import { Invitation } from '@/components/page-sections/invitation';
import { ReferralCard } from '@/components/page-sections/referral-card';
import { SceneHero } from '@/components/page-sections/scene-hero';
import { ScenePicture } from '@/components/page-sections/scene-picture';
import { PAGE_SCENES } from '@/lib/content/pages/scene';
import { SectionHead } from '@/components/page-sections/section-head';
import { SplitSection } from '@/components/page-sections/split-section';
import { Steps } from '@/components/page-sections/steps';
import styles from '@/components/page-sections/page-end.module.css';

const ICONS = {
  pay: HandCoins,
  person: UserRound,
  unit: ClipboardList,
  paper: FileCheck,
} as const;

const GET_STARTED = { label: 'Get Started', href: '/contact' } as const;

export function WhyPage({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  return (
    <>
      <h1 className="visually-hidden">{WHY.heading}</h1>
      <SceneHero
        scene={PAGE_SCENES.why}
        label={WHY.title}
        crumbs={crumbs}
        line={WHY.line}
        lead={WHY.lead}
      >
        <ButtonLink href={GET_STARTED.href}>{GET_STARTED.label}</ButtonLink>
        <ButtonLink href={SITE.phone.href} variant="quiet">
          <Icon icon={Phone} /> Call {SITE.phone.text}
        </ButtonLink>
      </SceneHero>
      <SplitSection
        id="promises"
        title={WHY.promisesTitle}
        lead={WHY.promisesLead}
        beside={<ScenePicture src={viewOf('balloon')} />}
      >
        <Blurbs items={WHY_PROMISES.map(({ icon, ...item }) => ({ icon: ICONS[icon], ...item }))} />
      </SplitSection>
      <section className="section deep" aria-labelledby="steps">
        <div className="wrap">
          <SectionHead id="steps" title={WHY.stepsTitle} lead={WHY.stepsLead} />
          <Steps items={WHY_STEPS} direction="across" />
        </div>
      </section>
      <SplitSection id="benefits" ground="pine" title={WHY.benefitsTitle}>
        <CheckList items={BENEFITS_WITHOUT_REFERRAL} />
      </SplitSection>
      <div className={`section stack ${styles.parts}`}>
        <ReferralCard {...WHY.referral} />
        <Invitation id="talk" drawing="mountains" {...WHY.closing} action={GET_STARTED} />
      </div>
    </>
  );
}
