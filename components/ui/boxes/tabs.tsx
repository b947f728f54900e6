import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  /** Names the row of tabs. */
  readonly label: string;
  /** Their ids are unique within the page. */
  readonly tabs: readonly Tab[];
  /** Shown beside the row of tabs. */
  readonly heading?: ReactNode;
};

/** Tabs and their panels, the first one open (components/ui/boxes/elements/tab-panels.ts). Without scripts all panels are open. */
export function Tabs({ label, tabs, heading }: TabsProps) {
  return (
    <tab-panels>
      <div className={`${styles.head} cluster between`}>
        {heading}
        <div className={`${styles.tabs} deep needs-script`} role="tablist" aria-label={label}>
          {tabs.map(({ id, label: name }, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`tab-${id}`}
              className={`${styles.tab} rounded muted strong`}
              aria-selected={index === 0}
              aria-controls={`panel-${id}`}
              tabIndex={index === 0 ? 0 : -1}
              suppressHydrationWarning
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          className={styles.panel}
          aria-labelledby={`tab-${id}`}
          hidden={index !== 0}
          suppressHydrationWarning
        >
          {content}
        </div>
      ))}
    </tab-panels>
  );
}
