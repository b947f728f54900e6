'use client';

import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';
import styles from './main-nav.module.css';

type MainNavProps = {
  readonly menus: readonly {
    readonly label: string;
    /** The label, leading somewhere itself. */
    readonly link: ReactNode;
    readonly links: ReactNode;
  }[];
  readonly chevron: ReactNode;
  /** What stands beside the menus. */
  readonly children: ReactNode;
};
/** A menu opened by hover goes with the pointer; one that was pressed open stays. */
type OpenMenu = { readonly label: string; readonly pressed: boolean };

/**
 * The wide header's menus. The words are links; the button beside them, or the pointer over them, opens what is below.
 * Escape closes and returns focus to the button. Until the page's script is there the style sheet opens them.
 */
export function MainNav({ menus, chevron, children }: MainNavProps) {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenMenu | null>(null);
  const isHydrated = useIsHydrated();

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const item = nav.current?.querySelector('li:has([aria-expanded="true"])');
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      setOpen(null);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  return (
    <nav ref={nav} className={styles.nav} aria-label="Main" data-ready={isHydrated || undefined}>
      <ul className={styles.list}>
        {menus.map(({ label, link, links }, index) => {
          const isOpen = open?.label === label;
          const menuId = `${id}-${index}`;
          return (
            <li
              key={label}
              className={styles.item}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && !isOpen) setOpen({ label, pressed: false });
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'mouse' && isOpen && !open.pressed) setOpen(null);
              }}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget))
                  setOpen(null);
              }}
              onClick={({ target }) => {
                if (target instanceof Element && target.closest('a')) setOpen(null);
              }}
            >
              <span className={styles.label} data-key={index === 0 || undefined}>
                {link}
                <button
                  type="button"
                  className={styles.toggle}
                  aria-label={`${label} menu`}
                  aria-expanded={isOpen}
                  aria-controls={menuId}
                  onClick={() => setOpen(isOpen && open.pressed ? null : { label, pressed: true })}
                >
                  {chevron}
                </button>
              </span>
              <div id={menuId} className={styles.menu} data-open={isOpen || undefined}>
                {links}
              </div>
            </li>
          );
        })}
        <li>{children}</li>
      </ul>
    </nav>
  );
}
