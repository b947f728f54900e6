import { Phone } from 'lucide';
import { SavedLink } from './saved-link';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Icon } from '@/components/ui/marks/icon';
import { SiteLink } from '@/components/ui/actions/site-link';
import { SITE } from '@/lib/config/site';
import {
  ABOUT_MENU,
  BROWSE_MENU,
  CONTACT_US,
  QUICK_APPLY,
} from '@/lib/content/addresses/navigation';
import { MainNav } from './main-nav';
import { MenuDrawer } from './menu-drawer';
import { Wordmark } from './wordmark';
import styles from './site-header.module.css';

/**
 * Logo, menus, phone, Quick Apply; below 1024 px a drawer. The moving parts are elements: the header hides and reappears with scrolling.
 */
export function SiteHeader() {
  return (
    <site-header className={`${styles.header} relative`} suppressHydrationWarning>
      <header className={`wrap row gap-2 ${styles.bar}`}>
        <SiteLink href="/" className={`${styles.home} rigid`}>
          <Wordmark alt={`${SITE.brand}, home`} className={styles.mark} />
        </SiteLink>
        <MainNav menus={[BROWSE_MENU, ABOUT_MENU]} links={[CONTACT_US]} />
        <div className={`row gap-2 ${styles.end}`}>
          <SavedLink className={styles.saved} />
          <a
            href={SITE.phone.href}
            className={`tabular plain medium nowrap washes ${styles.phone} gap-2`}
          >
            <Icon icon={Phone} />
            <span className="visually-hidden">Call </span>
            {SITE.phone.text}
          </a>
          <ButtonLink
            href={QUICK_APPLY.href}
            variant="quiet"
            size="sm"
            className={`nowrap ${styles.apply}`}
          >
            {QUICK_APPLY.label}
          </ButtonLink>
          <MenuDrawer />
        </div>
      </header>
    </site-header>
  );
}
