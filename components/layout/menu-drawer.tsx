import { Phone } from 'lucide';
import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { BREAKPOINTS } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import {
  ABOUT_MENU,
  BROWSE_MENU,
  CONTACT,
  QUICK_APPLY,
  VIEW_ALL_JOBS,
} from '@/lib/content/navigation';
import { DrawerSections } from './drawer-sections';
import styles from './menu-drawer.module.css';

const MENUS = [{ ...BROWSE_MENU, links: [VIEW_ALL_JOBS, ...BROWSE_MENU.links] }, ABOUT_MENU];

export type MenuDrawerProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** What the menu button opens: the menus as sections, then Quick Apply and the phone. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  useEffect(() => {
    if (!isOpen) return;
    // Back and forward within one page, and a window that has become wide enough for the menus.
    const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.headerDrawerMax + 1}px)`);
    window.addEventListener('popstate', onClose);
    wide.addEventListener('change', onClose);
    return () => {
      window.removeEventListener('popstate', onClose);
      wide.removeEventListener('change', onClose);
    };
  });

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Menu"
      drawer
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
      <DrawerSections menus={MENUS} links={[CONTACT]} />
    </Dialog>
  );
}
