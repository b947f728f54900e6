import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { TextButton } from '@/components/ui/text-button';
import styles from './filter-frame.module.css';

type Props = {
  /** The panel is a form of this id: other controls of the page join it, so that all work without scripts. */
  readonly formId: string;
  /** Where the form goes without scripts. */
  readonly action: string;
  /** How many filters are active. */
  readonly active: number;
  readonly collapsed: boolean;
  readonly onFold: (collapsed: boolean) => void;
  /** The visitor is about to filter: time to load what answers. */
  readonly onIntent?: () => void;
  /** What the form sends along without scripts, beside its controls. */
  readonly kept?: ReactNode;
  readonly children: ReactNode;
};

/**
 * 'Refine Your Search': a form that folds at 768 px and less. Its state is the address: a browser that puts back on the way
 * back what its controls held when the page was left would choose what nobody chose (`autoComplete`).
 */
export function FilterFrame(props: Props) {
  const { formId, active, collapsed } = props;
  return (
    <form
      id={formId}
      className={styles.panel}
      action={props.action}
      method="get"
      autoComplete="off"
      data-collapsed={collapsed || undefined}
      onFocus={props.onIntent}
      onPointerEnter={props.onIntent}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>Refine Your Search</h2>
        {active > 0 && (
          <Badge>
            {active}
            <span className="visually-hidden"> active filters</span>
          </Badge>
        )}
        <TextButton
          className={styles.fold}
          aria-expanded={!collapsed}
          aria-controls={`${formId}-body`}
          onClick={() => props.onFold(!collapsed)}
        >
          {collapsed ? 'Expand' : 'Collapse'}
        </TextButton>
      </div>
      {props.kept}
      <div className={styles.body} id={`${formId}-body`}>
        {props.children}
      </div>
    </form>
  );
}
