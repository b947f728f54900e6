import { CalendarCheck, Hand, MoonStar, Phone, Repeat, Scale, Timer } from 'lucide';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Accordion } from '@/components/ui/boxes/accordion';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import { QUICK_APPLY, type NavLink } from '@/lib/content/addresses/navigation';
import { RILEY, RILEY_BENEFITS, RILEY_QUESTIONS, RILEY_STEPS } from '@/lib/content/pages/riley';
import { IconCards } from '@/components/page-sections/icon-cards';
import { Invitation } from '@/components/page-sections/invitation';
import { Mission } from './mission';
import { ReferralCard } from '@/components/page-sections/referral-card';
import { RileyMessages } from './riley-messages';
import { SceneHero } from '@/components/page-sections/scene-hero';
import { PAGE_SCENES } from '@/lib/content/pages/scene';
import { SectionHead } from '@/components/page-sections/section-head';
import { SplitSection } from '@/components/page-sections/split-section';
import { Steps } from '@/components/page-sections/steps';
import styles from '@/components/page-sections/page-end.module.css';

const ICONS = {
  moon: MoonStar,
  timer: Timer,
  calendar: CalendarCheck,
  repeat: Repeat,
  scale: Scale,
  hand: Hand,
} as const;

export function RileyPage({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  return (
    <>
      <h1 className="visually-hidden">{RILEY.heading}</h1>
      <SceneHero
        scene={PAGE_SCENES.riley}
        label="Recruiter Riley"
        crumbs={crumbs}
        line={RILEY.line}
        lead={RILEY.lead}
      >
        <ButtonLink href={QUICK_APPLY.href}>{QUICK_APPLY.label}</ButtonLink>
        <ButtonLink href={SITE.phone.href} variant="quiet">
          <Icon icon={Phone} /> Call {SITE.phone.text}
        </ButtonLink>
      </SceneHero>
      <section className="section" aria-labelledby="riley-benefits">
        <div className="wrap">
          <SectionHead id="riley-benefits" title={RILEY.benefitsTitle} lead={RILEY.benefitsLead} />
          <IconCards
            items={RILEY_BENEFITS.map(({ icon, ...item }) => ({ icon: ICONS[icon], ...item }))}
          />
        </div>
      </section>
      <SplitSection
        id="steps"
        ground="deep"
        title={RILEY.stepsTitle}
        lead={RILEY.stepsLead}
        beside={<RileyMessages />}
      >
        <Steps items={RILEY_STEPS} />
      </SplitSection>
      <Mission id="human" picture={POSTCARDS.hospital} {...RILEY.human} />
      <SplitSection
        id="questions"
        title={RILEY.faqTitle}
        lead={RILEY.faqLead}
        beside={
          <ButtonLink href={SITE.phone.href} variant="quiet" size="sm">
            <Icon icon={Phone} /> Call {SITE.phone.text}
          </ButtonLink>
        }
      >
        <Accordion
          name="riley"
          items={RILEY_QUESTIONS.map(({ question, answer }) => ({
            title: question,
            content: <p>{answer}</p>,
          }))}
        />
      </SplitSection>
      <div className={`stack ${styles.parts} ${styles.page}`}>
        <ReferralCard {...RILEY.referral} />
        <Invitation id="talk" drawing="prairie" {...RILEY.closing} action={QUICK_APPLY} />
      </div>
    </>
  );
}
