import { Eye, MapPinned, Phone, PhoneCall, ShieldCheck } from 'lucide';
import { viewOf } from '@/components/job-card/job-postcard';
import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SITE } from '@/lib/config/site';
import { ABOUT, ABOUT_PHOTO, ABOUT_PRINCIPLES } from '@/lib/content/pages/about';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { FIELDS } from '@/lib/content/specialties';
import { Blurbs } from '@/components/page-sections/blurbs';
import { FieldLinks } from '@/components/home/field-links';
import { Invitation } from '@/components/page-sections/invitation';
import { Mission } from './mission';
import { SceneHero } from '@/components/page-sections/scene-hero';
import { ScenePicture } from '@/components/page-sections/scene-picture';
import { PAGE_SCENES } from '@/lib/content/pages/scene';
import { SplitSection } from '@/components/page-sections/split-section';
import styles from '@/components/page-sections/page-end.module.css';

const ICONS = { eye: Eye, phone: PhoneCall, shield: ShieldCheck, map: MapPinned } as const;

export function AboutPage({ crumbs }: { readonly crumbs: readonly NavLink[] }) {
  const { story, mission, office, closing } = ABOUT;
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{ABOUT.heading}</h1>
      <SceneHero
        scene={PAGE_SCENES.about}
        label={ABOUT.title}
        crumbs={crumbs}
        line={ABOUT.line}
        lead={ABOUT.lead}
      />
      <SplitSection
        id="who-we-are"
        title={story.title}
        beside={<ScenePicture src={viewOf('clinic')} photo={ABOUT_PHOTO} />}
      >
        <div className="prose">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </SplitSection>
      <Mission id="our-mission" picture={POSTCARDS.town} {...mission} />
      <SplitSection
        id="how-we-work"
        title={ABOUT.principlesTitle}
        lead={ABOUT.principlesLead}
        beside={<ScenePicture src={viewOf('lake')} />}
      >
        <Blurbs
          items={ABOUT_PRINCIPLES.map(({ icon, ...item }) => ({ icon: ICONS[icon], ...item }))}
        />
      </SplitSection>
      <SplitSection
        id="fields"
        ground="deep"
        title={ABOUT.fieldsTitle}
        lead={ABOUT.fieldsLead}
        stacked
      >
        <FieldLinks fields={FIELDS} />
      </SplitSection>
      <SplitSection id="office" title={office.title}>
        <div className="prose">
          <p>{office.text}</p>
          <p className="cluster gap-3">
            <ButtonLink href={SITE.phone.href} variant="quiet" size="sm">
              <Icon icon={Phone} /> Call {SITE.phone.text}
            </ButtonLink>
            <ButtonLink href={`mailto:${SITE.email}`} variant="quiet" size="sm">
              {SITE.email}
            </ButtonLink>
          </p>
        </div>
      </SplitSection>
      <Invitation id="talk" drawing="coast" title={closing.title} text={closing.text} />
    </div>
  );
}
