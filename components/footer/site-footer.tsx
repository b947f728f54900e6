import { CityMap } from '@/components/map/city-map';
import { Photo } from '@/components/ui/marks/photo';
import { SEAL, SITE } from '@/lib/config/site';
import { FooterEnd } from './footer-end';
import { FooterStart } from './footer-start';
import styles from './site-footer.module.css';

type Props = {
  /** Whether it says what a referral pays: not below a page that says so itself. */
  readonly hasReferral?: boolean;
};

/**
 * The end of every page but the embedded and the hosted ones (specification, section 2, 'Footer').
 */
export function SiteFooter({ hasReferral = true }: Props) {
  return (
    <footer className={`breaks unprinted ${styles.footer}`} data-ground="pine">
      <div className={`wrap ${styles.parts}`}>
        <div className={`${styles.grid} grid`}>
          <FooterStart />
          <section className={`stack ${styles.office}`}>
            <h2 className={`muted small medium ${styles.heading}`}>Our office</h2>
            <CityMap
              place={SITE.office.line}
              showText="Show our office"
              linkText="Find us on the map"
              ground="pine"
              className={styles.map}
            />
            {SEAL !== null && (
              <div className={`muted small one-row gap-4 ${styles.seal}`}>
                <Photo src={SEAL.src} alt={SEAL.alt} width={72} height={72} />
                <p>{SEAL.text}</p>
              </div>
            )}
          </section>
        </div>
        <FooterEnd hasReferral={hasReferral} />
      </div>
    </footer>
  );
}
