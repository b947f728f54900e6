'use client';

import { Menu } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { BREAKPOINTS, HEADER } from '@/lib/config/limits';
import styles from './menu-drawer.module.css';

type MenuDrawerProps = { readonly children: ReactNode; readonly footer: ReactNode };

/** Below 1024 px: the button with the three lines, and the drawer it opens (specification, section 2, 'Header'). */
export function MenuDrawer({ children, footer }: MenuDrawerProps) {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  const [lastPathname, setLastPathname] = useState(pathname);
  const close = () => setOpen(false);
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);

  if (lastPathname !== pathname) {
    setLastPathname(pathname);
    setOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const shut = () => setOpen(false);
    // Back and forward within one page, and a window that has become wide enough for the menus.
    const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.headerDrawerMax + 1}px)`);
    window.addEventListener('popstate', shut);
    wide.addEventListener('change', shut);
    return () => {
      window.removeEventListener('popstate', shut);
      wide.removeEventListener('change', shut);
    };
  }, [isOpen]);

  return (
    <div
      className={styles.root}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) close();
      }}
      onTouchStart={({ touches }) => {
        const first = touches[0];
        touch.current =
          first && touches.length === 1 ? { x: first.clientX, y: first.clientY } : null;
      }}
      onTouchEnd={({ changedTouches }) => {
        const start = touch.current;
        const last = changedTouches[0];
        touch.current = null;
        if (!start || !last) return;
        const right = last.clientX - start.x;
        const isSideways = right > Math.abs(last.clientY - start.y);
        if (isSideways && right > HEADER.swipeToClosePx) close();
      }}
      onTouchCancel={() => {
        touch.current = null;
      }}
    >
      <IconButton
        icon={Menu}
        label="Open menu"
        bare
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} title="Menu" drawer footer={footer}>
        {children}
      </Dialog>
    </div>
  );
}
