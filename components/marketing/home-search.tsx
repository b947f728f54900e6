'use client';

import { MapPin, Search, Stethoscope } from 'lucide';
import { useRouter } from 'next/navigation';
import { useCallback, useMemo, useRef, useState, useTransition } from 'react';
import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picker } from '@/components/ui/picker';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { BLUR_CLOSE_MS, BREAKPOINTS } from '@/lib/config/limits';
import { useOverlayStep } from '@/lib/client/use-overlay-step';
import { countJobs } from '@/lib/domain/count';
import { EMPTY_FIELD, homeSearchHref, settled, type SearchField } from '@/lib/domain/home-search';
import { findOptions, type SearchOption, type SearchOptions } from '@/lib/domain/search-options';
import { useAnswer } from '@/lib/client/use-answer';
import styles from './home-search.module.css';

/** The list that is open, at most one (specification, section 4). */
type ActiveFilter = 'none' | 'jobTitle' | 'state';

/** An option as the list shows it. */
type Line = SearchOption & { readonly note: string; readonly group?: string };

/** Titles and specialties as two groups, states as one list. */
function toLines({ titles, specialties, states }: SearchOptions) {
  const grouped = (options: readonly SearchOption[], group: string): readonly Line[] =>
    options.map((option) => ({ ...option, group, note: countJobs(option.jobs) }));
  return {
    roles: [...grouped(titles, 'Job titles'), ...grouped(specialties, 'Specialties')],
    states: states.map((option): Line => ({ ...option, note: option.value })),
  };
}

/**
 * The home page's search: a title or specialty and a state, out of the jobs that are open now, or whatever is typed. Without
 * scripts it is a GET form of two plain fields, which the list reads just as well.
 */
export function HomeSearch() {
  const router = useRouter();
  const onOverlay = useOverlayStep();
  const modal = useMediaQuery(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);
  const [wanted, setWanted] = useState(false);
  const { answer, error, retry } = useAnswer<SearchOptions>(wanted ? '/api/jobs/options' : null);
  const [active, setActive] = useState<ActiveFilter>('none');
  const [role, setRole] = useState<SearchField<Line>>(EMPTY_FIELD);
  const [state, setState] = useState<SearchField<Line>>(EMPTY_FIELD);
  const [hinted, setHinted] = useState(false);
  const [leaving, leave] = useTransition();
  const first = useRef<HTMLElement>(null);

  const lines = useMemo(() => answer && toLines(answer), [answer]);

  /** One list may close after the other has opened: it closes itself alone. */
  const openChange = (filter: ActiveFilter) => (open: boolean) =>
    setActive((now) => (open ? filter : now === filter ? 'none' : now));
  const want = useCallback(() => {
    setWanted(true);
    if (error) retry();
  }, [error, retry]);

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setActive('none');
    const fields = {
      role: settled(role, lines?.roles ?? null),
      state: settled(state, lines?.states ?? null),
    };
    setRole(fields.role);
    setState(fields.state);
    const href = homeSearchHref(fields);
    setHinted(!href);
    if (href) leave(() => router.push(href));
    else first.current?.focus();
  }

  const shared = {
    find: findOptions<Line>,
    settle: settled<Line>,
    noMatchRemark: 'Search will look for these words.',
    failed: error !== null && !answer,
    onWant: want,
    onOverlay,
    modal,
    blurCloseMs: BLUR_CLOSE_MS.home,
  };

  return (
    <>
      <form
        className={styles.search}
        role="search"
        aria-label="Jobs"
        action="/jobs"
        onSubmit={search}
      >
        <Picker
          {...shared}
          ref={first}
          name="q"
          label="Job title"
          placeholder="RN, Cath Lab, Pharmacist"
          icon={Stethoscope}
          searchLabel="Search job titles"
          noMatchText="No matching job titles"
          options={lines?.roles ?? null}
          value={role}
          onChange={(value) => {
            setRole(value);
            setHinted(false);
          }}
          open={active === 'jobTitle'}
          onOpenChange={openChange('jobTitle')}
        />
        <Picker
          {...shared}
          name="state"
          label="Location"
          placeholder="Any state"
          icon={MapPin}
          searchLabel="Search states"
          noMatchText="No matching states"
          options={lines?.states ?? null}
          value={state}
          onChange={(value) => {
            setState(value);
            setHinted(false);
          }}
          open={active === 'state'}
          onOpenChange={openChange('state')}
        />
        <input type="hidden" name="sort" value="recent" />
        <input type="hidden" name="collapsed" value="true" />
        <Button type="submit" className={styles.go} aria-busy={leaving || undefined}>
          <Icon icon={Search} /> Search
        </Button>
      </form>
      <div role="status" className={styles.hint}>
        {hinted && (
          <Alert tone="info">
            <p>Type or choose a job title, a specialty or a state, then search.</p>
          </Alert>
        )}
      </div>
    </>
  );
}
