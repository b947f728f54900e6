import { LongDate } from '@/components/job-card/long-date';
import { PAGE_POSTCARDS } from '@/components/job-card/postcard';
import { Art } from '@/components/ui/marks/art';
import type { LegalText } from '@/lib/content/legal/legal-text';
import type { NavLink } from '@/lib/content/addresses/navigation';
import { Breadcrumbs } from '@/components/page/breadcrumbs';
import styles from './legal-page.module.css';

type LegalPageProps = { readonly text: LegalText; readonly crumbs: readonly NavLink[] };

/** A legal text in full: its title and effective date, with its table of contents beside it. */
export function LegalPage({ text, crumbs }: LegalPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={`stack ${styles.head}`}>
        <div className="stack start gap-3">
          <Breadcrumbs crumbs={crumbs} />
          <h1>{text.title}</h1>
          <p className="muted small">
            Effective <LongDate day={text.effective} />
          </p>
          <p className={`lead ${styles.intro}`}>{text.intro}</p>
        </div>
        <Art src={PAGE_POSTCARDS.legal} className={styles.art} width={560} height={210} />
      </div>
      <div className={`stack top ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={`muted small medium ${styles.label}`}>
            On this page
          </h2>
          <ul>
            {text.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`prose ${styles.text}`}>
          {text.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              {blocks.map((block) =>
                typeof block === 'string' ? (
                  <p key={block}>{block}</p>
                ) : (
                  <ul key={block[0]}>
                    {block.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
