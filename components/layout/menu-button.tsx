'use client';

import { Menu } from 'lucide';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { MenuDrawerProps } from './menu-drawer';
import styles from './menu-button.module.css';

type Drawer = ComponentType<MenuDrawerProps>;
const loadDrawer = () => import('./menu-drawer').then(({ MenuDrawer }) => MenuDrawer);

/**
 * Below 1024 px: the button with the three lines, and the drawer it opens (specification, section 2, 'Header'). The drawer is
 * fetched as a finger or the focus comes to the button.
 */
export function MenuButton() {
  const pathname = usePathname();
  const [Drawer, setDrawer] = useState<Drawer | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [lastPathname, setLastPathname] = useState(pathname);
  const close = () => setOpen(false);

  if (lastPathname !== pathname) {
    setLastPathname(pathname);
    setOpen(false);
  }

  /** One that cannot be fetched leaves the button as it was, to be pressed again. */
  const load = () => void loadDrawer().then((part) => setDrawer(() => part), close);

  return (
    <div className={styles.root}>
      <IconButton
        icon={Menu}
        label="Open menu"
        bare
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          setOpen(true);
          load();
        }}
      />
      {Drawer && <Drawer isOpen={isOpen} onClose={close} />}
    </div>
  );
}
