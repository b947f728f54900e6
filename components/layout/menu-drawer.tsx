import { Phone } from 'lucide';
import { useEffect, useRef, type TouchEvent } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { BREAKPOINTS, HEADER } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import {
  ABOUT_MENU,
  BROWSE_MENU,
  CONTACT,
  QUICK_APPLY,
  SAVED_JOBS,
  VIEW_ALL_JOBS,
} from '@/lib/content/navigation';
import { DrawerSections } from './drawer-sections';
import styles from './menu-drawer.module.css';

const MENUS = [{ ...BROWSE_MENU, links: [VIEW_ALL_JOBS, ...BROWSE_MENU.links] }, ABOUT_MENU];

export type MenuDrawerProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** What the menu button opens: the menus as sections, then Quick Apply and the phone. A link closes it, and so does a swipe. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);

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

  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const start = touch.current;
    const last = changedTouches[0];
    touch.current = null;
    if (!start || !last) return;
    const right = last.clientX - start.x;
    const isSideways = right > Math.abs(last.clientY - start.y);
    if (isSideways && right > HEADER.swipeToClosePx) onClose();
  };

  return (
    <div
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onClose();
      }}
      onTouchStart={({ touches }) => {
        const first = touches[0];
        touch.current =
          first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
      }}
      onTouchEnd={onTouchEnd}
      onTouchCancel={() => {
        touch.current = null;
      }}
    >
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
        <DrawerSections menus={MENUS} links={[SAVED_JOBS, CONTACT]} />
      </Dialog>
    </div>
  );
}
