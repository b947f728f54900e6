import { useEffect, useId, type ReactNode } from 'react';
import { leaveDeadStep } from '@/lib/client/page/overlay-step';
import { setUnfolded, useUnfolded } from '@/lib/client/search/filter-fold';
import { showJobs } from '@/lib/domain/counts/count';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/marks/badge';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './filter-frame.module.css';

type Props = {
  /** Id of the panel's form. Controls elsewhere on the page belong to it too, so that they work without scripts. */
  readonly formId: string;
  /** Where the form goes without scripts. */
  readonly action: string;
  /** How many filters are active. */
  readonly active: number;
  /** `collapsed=true` in the address. */
  readonly collapsed: boolean;
  readonly onFold: (collapsed: boolean) => void;
  /** How many jobs the filters find; null until known. */
  readonly total: number | null;
  /** Folds the filters away and leads to the jobs. */
  readonly onShow: () => void;
  /** When folded on a phone, it is one part of a row of tools. */
  readonly inRow?: boolean;
  /** Called when the visitor is about to filter: time to load the jobs. */
  readonly onIntent?: () => void;
  /** What the form also sends without scripts, besides its controls. */
  readonly hiddenInputs?: ReactNode;
  readonly children: ReactNode;
};

/**
 * 'Refine Your Search': a form that starts folded at 768 px and less, until the visitor unfolds it (lib/client/search/filter-fold.ts).
 * `autoComplete` is off because browsers that restore form values on Back would select filters that the visitor did not choose: only the
 * address says what is selected.
 */
export function FilterFrame(props: Props) {
  const { formId, active, collapsed } = props;
  const isUnfolded = useUnfolded();
  const isFolded = collapsed || !isUnfolded;
  const countId = useId();
  useEffect(leaveDeadStep, []);
  return (
    <form
      id={formId}
      className={`${styles.panel} surface framed`}
      action={props.action}
      method="get"
      autoComplete="off"
      data-folds=""
      data-in-row={props.inRow || undefined}
      data-collapsed={collapsed || undefined}
      onFocus={props.onIntent}
      onPointerEnter={props.onIntent}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={`${styles.head} row`}>
        <h2 className={`${styles.title} snug size-h4`}>Refine Your Search</h2>
        {active > 0 && (
          <span id={countId}>
            <Badge>
              <span>{active}</span>
              <span className="visually-hidden">
                {active === 1 ? ' active filter' : ' active filters'}
              </span>
            </Badge>
          </span>
        )}
        <TextButton
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-controls={`${formId}-body`}
          aria-describedby={active > 0 ? countId : undefined}
          onClick={() => {
            setUnfolded(isFolded);
            props.onFold(!isFolded);
          }}
        >
          {/* The style sheet shows one of the two: it knows the remembered state before React does. */}
          <span className={styles.expand}>Expand</span>
          <span className={styles.collapse}>Collapse</span>
        </TextButton>
      </div>
      {props.hiddenInputs}
      <div className={`${styles.body} stack`} id={`${formId}-body`}>
        {props.children}
        <noscript>
          <Button type="submit" size="sm" block>
            Show jobs
          </Button>
        </noscript>
        <Button variant="solid" className={styles.show} onClick={props.onShow}>
          {showJobs(props.total)}
        </Button>
      </div>
    </form>
  );
}
