'use client';

import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Stands beside the row of tabs. */
  readonly heading?: ReactNode;
};

/** Tabs by the book: one stop for the Tab key, arrows, Home and End between them. Without scripts all panels are open. */
export function Tabs({ label, tabs, heading }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setChosen(target);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  }

  return (
    <>
      <div className={styles.head}>
        {heading}
        <div ref={row} className={styles.tabs} role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.id}`}
              className={styles.tab}
              aria-selected={index === chosen}
              aria-controls={`${id}-panel-${tab.id}`}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
              onKeyDown={onKeyDown}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}-panel-${tab.id}`}
          className={styles.panel}
          aria-labelledby={`${id}-tab-${tab.id}`}
          hidden={index !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
