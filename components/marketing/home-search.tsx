'use client';

import { MapPin, Search, Stethoscope } from 'lucide';
import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState, useTransition } from 'react';
import type { SubmitEvent } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picker } from '@/components/ui/picker';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { BLUR_CLOSE_MS, BREAKPOINTS } from '@/lib/config/limits';
import { homeSearchHref } from '@/lib/domain/home-search';
import {
  exactOption,
  findOptions,
  type SearchOption,
  type SearchOptions,
} from '@/lib/domain/search-options';
import { useAnswer } from '@/lib/client/use-answer';
import styles from './home-search.module.css';

/** The list that is open, at most one (specification, section 4). */
type ActiveFilter = 'none' | 'jobTitle' | 'state';

/**
 * The home page's search: one title, one state, both out of the jobs that are open now. Without scripts it is a GET form
 * of two plain fields, which the list reads just as well.
 */
export function HomeSearch() {
  const router = useRouter();
  const modal = useMediaQuery(`(max-width: ${BREAKPOINTS.pageMobileMax}px)`);
  const [wanted, setWanted] = useState(false);
  const { answer, error, retry } = useAnswer<SearchOptions>(wanted ? '/api/jobs/options' : null);
  const [active, setActive] = useState<ActiveFilter>('none');
  const [title, setTitle] = useState<SearchOption | null>(null);
  const [state, setState] = useState<SearchOption | null>(null);
  const [hinted, setHinted] = useState(false);
  const [leaving, leave] = useTransition();
  const first = useRef<HTMLInputElement>(null);

  const titles = answer?.titles ?? null;
  const states = answer?.states ?? null;

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
    const href = homeSearchHref({ title: title?.value ?? null, state: state?.value ?? null });
    setHinted(!href);
    if (href) leave(() => router.push(href));
    else first.current?.focus();
  }

  const shared = {
    find: findOptions,
    exact: exactOption,
    failed: error !== null && !answer,
    onWant: want,
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
          name="title"
          label="Job title"
          placeholder="RN, Cath Lab, Pharmacist"
          icon={Stethoscope}
          searchLabel="Search job titles"
          noMatchText="No matching job titles"
          options={titles}
          chosen={title}
          onChoose={(option) => {
            setTitle(option);
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
          options={states}
          chosen={state}
          onChoose={(option) => {
            setState(option);
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
            <p>Choose a job title or a state from the list, then search.</p>
          </Alert>
        )}
      </div>
    </>
  );
}
