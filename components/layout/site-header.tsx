'use client';

import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { SITE } from '@/lib/config/site';
import {
  ABOUT_MENU,
  BROWSE_MENU,
  CONTACT,
  QUICK_APPLY,
  VIEW_ALL_JOBS,
} from '@/lib/content/navigation';
import { DrawerSections } from './drawer-sections';
import { HeaderFrame } from './header-frame';
import { MainNav } from './main-nav';
import { MenuDrawer } from './menu-drawer';
import { MenuLinks } from './menu-links';
import { Wordmark } from './wordmark';
import styles from './site-header.module.css';

const MENUS = [BROWSE_MENU, ABOUT_MENU];
const DRAWER_MENUS = [{ ...BROWSE_MENU, links: [VIEW_ALL_JOBS, ...BROWSE_MENU.links] }, ABOUT_MENU];

/**
 * Logo, menus, phone, Quick Apply; below 1024 px a drawer. Rendered on the server like everything else, but sent to the browser
 * as script: as data it would stand in every page several times over, once more for the page that is not found.
 */
export function SiteHeader() {
  return (
    <HeaderFrame>
      <div className={`wrap ${styles.bar}`}>
        <SiteLink href="/" className={styles.home}>
          <Wordmark alt={`${SITE.brand}, home`} className={styles.mark} />
        </SiteLink>
        <MainNav
          menus={MENUS.map(({ links, ...menu }) => ({
            ...menu,
            links: <MenuLinks links={links} />,
          }))}
          link={CONTACT}
        />
        <div className={styles.end}>
          <a href={SITE.phone.href} className={styles.phone}>
            <Icon icon={Phone} />
            <span className="visually-hidden">Call </span>
            {SITE.phone.text}
          </a>
          <ButtonLink href={QUICK_APPLY.href} size="sm" className={styles.apply}>
            {QUICK_APPLY.label}
          </ButtonLink>
          <MenuDrawer
            footer={
              <div className={styles.next}>
                <ButtonLink href={QUICK_APPLY.href} block>
                  {QUICK_APPLY.label}
                </ButtonLink>
                <ButtonLink href={SITE.phone.href} variant="quiet" block>
                  <Icon icon={Phone} /> Call {SITE.phone.text}
                </ButtonLink>
              </div>
            }
          >
            <DrawerSections menus={DRAWER_MENUS} links={[CONTACT]} />
          </MenuDrawer>
        </div>
      </div>
    </HeaderFrame>
  );
}
