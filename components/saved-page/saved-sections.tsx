'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import {
  applications,
  savedJobs,
  searches,
  sentApplications,
  viewedJobs,
} from '@/lib/client/device/collections';
import { useChosen } from '@/lib/client/search/use-chosen';
import { useCollection } from '@/lib/client/device/use-collection';
import { receiptHref } from '@/lib/domain/application/receipt';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { appliedOn, CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import { savedRow, without } from '@/lib/domain/saved/saved-job';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SiteLink } from '@/components/ui/actions/site-link';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './saved-sections.module.css';
import { CompareBar } from './compare-bar';
import { NothingSaved } from './nothing-saved';
import { SavedCards } from './saved-cards';
import { SavedSection } from './saved-section';
import { SearchLinks } from './search-links';
import { SavedTools } from './saved-tools';
import { Toast } from '@/components/saved/toast';
import { useRemoval } from './use-removal';

type Props = {
  readonly siteUrl: string;
  /** The site's public key for push messages; null if there are no alerts. */
  readonly alertKey: string | null;
};

const SearchAlerts = lazyPart(() =>
  import('./search-alerts').then(({ SearchAlerts: part }) => part),
);

/** Saved, applied, recently viewed, recent searches: each shown at once from the device, then updated from the current list. */
export function SavedSections({ siteUrl, alertKey }: Props) {
  const kept = useCollection(savedJobs);
  const applied = useCollection(applications);
  const seen = useCollection(viewedJobs);
  const sent = useCollection(sentApplications);
  const sought = useCollection(searches);
  // A job is listed once: as applied for, or as saved, or as viewed.
  const saved = without(kept, applied);
  const viewed = without(seen, [...applied, ...kept]);
  const now = {
    saved: useChosen(saved.map(({ id }) => id)),
    applied: useChosen(applied.map(({ id }) => id)),
    viewed: useChosen(viewed.map(({ id }) => id)),
  };
  const { removal, remove, say } = useRemoval();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const undo = useRef<HTMLButtonElement>(null);

  // The focused button is gone with its entry, so focus moves to 'Undo'.
  useEffect(() => {
    if (removal?.undo) undo.current?.focus();
  }, [removal]);

  const rows = saved.map((job) => ({ job, row: savedRow(job, now.saved.byId.get(job.id)) }));
  const isOpen = ({ row }: (typeof rows)[number]) =>
    row.status === 'open' || row.status === 'unasked';
  const open = rows.filter(isOpen);
  /** With no more than two there is nothing to choose. */
  const choosesJobs = open.length > COMPARED.least;
  const chosen = choosesJobs ? open.filter(({ job }) => compared.includes(job.id)) : open;
  const nameOf = (id: string) => [...kept, ...seen].find((job) => job.id === id);

  function compare(id: string, on: boolean) {
    if (!on) return setCompared(compared.filter((other) => other !== id));
    if (chosen.length >= COMPARED.most) {
      return say(`Up to ${COMPARED.most} jobs fit side by side. Remove one first.`);
    }
    setCompared([...compared, id]);
  }

  return (
    <>
      {(now.saved.failed || now.applied.failed || now.viewed.failed) && (
        <p className={styles.failed}>
          We could not check which are still open. This is what your device saved.{' '}
          <TextButton
            onClick={() => {
              for (const { failed, retry } of Object.values(now)) if (failed) retry();
            }}
          >
            Try again
          </TextButton>
        </p>
      )}
      <SavedSection
        id="saved"
        heading="Saved"
        count={saved.length}
        isPrinted
        tools={<SavedTools ids={saved.map(({ id }) => id)} open={open.length} />}
      >
        <SavedCards
          siteUrl={siteUrl}
          entries={rows.map(({ job, row }) => ({
            row,
            tools: (
              <>
                {choosesJobs && isOpen({ job, row }) && (
                  <Checkbox
                    className={styles.compare}
                    label={
                      <>
                        <span>Compare</span> <span className="visually-hidden">{row.title}</span>
                      </>
                    }
                    checked={compared.includes(job.id)}
                    onChange={({ target }) => compare(job.id, target.checked)}
                  />
                )}
                <Remove name={row.title} onRemove={() => remove(savedJobs, job, row.title)} />
              </>
            ),
          }))}
        />
        <CompareBar ids={chosen.map(({ job }) => job.id)} />
      </SavedSection>
      <SavedSection id="applied" heading="Applied" count={applied.length}>
        <SavedCards
          siteUrl={siteUrl}
          canApply={false}
          entries={applied.map((application) => {
            const { id } = application;
            const row = savedRow(nameOf(id) ?? { id }, now.applied.byId.get(id));
            const removeIt = () => remove(applications, application, row.title);
            const receipt = sent.find(({ jobId }) => jobId === id)?.code;
            const tools = (
              <>
                <span>
                  <span>{appliedOn(application.on, new Date())}</span>
                  {receipt && (
                    <>
                      <span> · </span>
                      <SiteLink href={receiptHref(receipt)}>
                        <span>{CHECK_STATUS}</span>{' '}
                        <span className="visually-hidden">{row.title}</span>
                      </SiteLink>
                    </>
                  )}
                </span>
                <Remove name={row.title} onRemove={removeIt} />
              </>
            );
            return { row, tools };
          })}
        />
      </SavedSection>
      <SavedSection id="viewed" heading="Recently viewed" count={viewed.length}>
        <SavedCards
          siteUrl={siteUrl}
          entries={viewed.map((job) => {
            const row = savedRow(job, now.viewed.byId.get(job.id));
            const removeIt = () => remove(viewedJobs, job, row.title);
            return { row, tools: <Remove name={row.title} onRemove={removeIt} /> };
          })}
        />
      </SavedSection>
      <SavedSection id="searches" heading="Recent searches" count={sought.length}>
        <SearchLinks
          searches={sought}
          onRemove={(search, name) => remove(searches, search, name)}
        />
      </SavedSection>
      {alertKey && (
        <Suspense fallback={null}>
          <SearchAlerts alertKey={alertKey} />
        </Suspense>
      )}
      {[saved, applied, viewed, sought].every(({ length }) => length === 0) && <NothingSaved />}
      <Toast>
        {removal && (
          <>
            <span>{removal.words}</span>{' '}
            {removal.undo && (
              <TextButton ref={undo} onClick={removal.undo}>
                Undo
              </TextButton>
            )}
          </>
        )}
      </Toast>
    </>
  );
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <TextButton onClick={onRemove}>
      Remove <span className="visually-hidden">{name}</span>
    </TextButton>
  );
}
