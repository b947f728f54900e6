import { ChevronDown, Phone } from 'lucide';
import { SavedLink } from '@/components/kept/saved-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { SITE } from '@/lib/config/site';
import { ABOUT_MENU, BROWSE_MENU, CONTACT, QUICK_APPLY } from '@/lib/content/navigation';
import { HeaderFrame } from './header-frame';
import { MainNav } from './main-nav';
import navStyles from './main-nav.module.css';
import { MenuButton } from './menu-button';
import { MenuLinks } from './menu-links';
import { Wordmark } from './wordmark';
import styles from './site-header.module.css';

/** Logo, menus, phone, Quick Apply; below 1024 px a drawer. Its words are the server's: only what moves is script. */
export function SiteHeader() {
  return (
    <HeaderFrame>
      <div className={`wrap ${styles.bar}`}>
        <SiteLink href="/" className={styles.home}>
          <Wordmark alt={`${SITE.brand}, home`} className={styles.mark} />
        </SiteLink>
        <MainNav
          menus={[BROWSE_MENU, ABOUT_MENU].map(({ label, href, links }) => ({
            label,
            link: (
              <SiteLink href={href} className={navStyles.link}>
                {label}
              </SiteLink>
            ),
            links: <MenuLinks links={links} />,
          }))}
          chevron={<Icon icon={ChevronDown} />}
        >
          <SiteLink href={CONTACT.href} className={navStyles.link}>
            {CONTACT.label}
          </SiteLink>
        </MainNav>
        <div className={styles.end}>
          <SavedLink className={styles.saved} />
          <a href={SITE.phone.href} className={styles.phone}>
            <Icon icon={Phone} />
            <span className="visually-hidden">Call </span>
            {SITE.phone.text}
          </a>
          <ButtonLink href={QUICK_APPLY.href} size="sm" className={styles.apply}>
            {QUICK_APPLY.label}
          </ButtonLink>
          <MenuButton />
        </div>
      </div>
    </HeaderFrame>
  );
}
