'use client';

import { useEffect, useRef, useState } from 'react';
import { applications, savedJobs, searches, viewedJobs } from '@/lib/client/device/collections';
import { useChosen } from '@/lib/client/search/use-chosen';
import { useCollection } from '@/lib/client/device/use-collection';
import { COMPARED } from '@/lib/domain/lists/compare-jobs';
import { savedRow } from '@/lib/domain/saved/saved-job';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextButton } from '@/components/ui/actions/text-button';
import styles from './saved-sections.module.css';
import { SavedRow } from './saved-row';
import { SavedSection } from './saved-section';
import { SearchLinks } from './search-links';
import { SavedTools } from './saved-tools';
import { Toast } from '@/components/saved/toast';
import { useRemoval } from './use-removal';

type Props = { readonly siteUrl: string };

/** Saved, applied, recently viewed, recent searches: each shown at once from the device, then as the list knows it now. */
export function SavedSections({ siteUrl }: Props) {
  const saved = useCollection(savedJobs);
  const applied = useCollection(applications);
  const viewed = useCollection(viewedJobs);
  const sought = useCollection(searches);
  const now = {
    saved: useChosen(saved.map(({ id }) => id)),
    applied: useChosen(applied.map(({ id }) => id)),
    viewed: useChosen(viewed.map(({ id }) => id)),
  };
  const { removal, remove, say } = useRemoval();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const undo = useRef<HTMLButtonElement>(null);

  // What had the focus is gone: it goes to what brings it back.
  useEffect(() => {
    if (removal?.undo) undo.current?.focus();
  }, [removal]);

  const rows = saved.map((job) => ({ job, row: savedRow(job, now.saved.byId.get(job.id)) }));
  const isOpen = ({ row }: (typeof rows)[number]) =>
    row.status === 'open' || row.status === 'unasked';
  const chosen = rows.filter((entry) => isOpen(entry) && compared.includes(entry.job.id));
  const nameOf = (id: string) => [...saved, ...viewed].find((job) => job.id === id);

  function compare(id: string, on: boolean) {
    if (!on) return setCompared(compared.filter((other) => other !== id));
    if (chosen.length >= COMPARED.most) {
      return say(`Up to ${COMPARED.most} jobs fit side by side. Take one out first.`);
    }
    setCompared([...compared, id]);
  }

  return (
    <>
      {(now.saved.failed || now.applied.failed || now.viewed.failed) && (
        <p className={styles.failed}>
          We could not check which of these are still open. This is what your device knows.{' '}
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
        tools={
          <SavedTools ids={saved.map(({ id }) => id)} compared={chosen.map(({ job }) => job.id)} />
        }
        empty={
          <p>
            Nothing saved yet. Press the bookmark on a job and it waits for you here.{' '}
            <SiteLink href="/jobs">Browse jobs</SiteLink>
          </p>
        }
      >
        <ul className={styles.list}>
          {rows.map(({ job, row }) => (
            <li key={job.id}>
              <SavedRow row={row} siteUrl={siteUrl}>
                {isOpen({ job, row }) && (
                  <Checkbox
                    className={styles.compare}
                    label={
                      <>
                        Compare <span className="visually-hidden">{row.title}</span>
                      </>
                    }
                    checked={compared.includes(job.id)}
                    onChange={({ target }) => compare(job.id, target.checked)}
                  />
                )}
                <Remove name={row.title} onRemove={() => remove(savedJobs, job, row.title)} />
              </SavedRow>
            </li>
          ))}
        </ul>
      </SavedSection>
      <SavedSection
        id="applied"
        heading="Applied"
        count={applied.length}
        empty={
          <p>
            Jobs you apply for on this device are listed here with the date. We don’t store your
            answers.
          </p>
        }
      >
        <ul className={styles.list}>
          {applied.map((application) => {
            const { id } = application;
            const known = nameOf(id) ?? { id };
            const row = savedRow(known, now.applied.byId.get(id));
            return (
              <li key={id}>
                <SavedRow row={row} siteUrl={siteUrl}>
                  <Remove
                    name={row.title}
                    onRemove={() => remove(applications, application, row.title)}
                  />
                </SavedRow>
              </li>
            );
          })}
        </ul>
      </SavedSection>
      <SavedSection
        id="viewed"
        heading="Recently viewed"
        count={viewed.length}
        empty={<p>Jobs you open show up here, so you can find them again.</p>}
      >
        <ul className={styles.list}>
          {viewed.map((job) => {
            const row = savedRow(job, now.viewed.byId.get(job.id));
            return (
              <li key={job.id}>
                <SavedRow row={row} siteUrl={siteUrl}>
                  <Remove name={row.title} onRemove={() => remove(viewedJobs, job, row.title)} />
                </SavedRow>
              </li>
            );
          })}
        </ul>
      </SavedSection>
      <SavedSection
        id="searches"
        heading="Recent searches"
        count={sought.length}
        empty={
          <p>
            Searches with a filter are listed here. <SiteLink href="/jobs">Start one</SiteLink>
          </p>
        }
      >
        <SearchLinks
          searches={sought}
          onRemove={(search, name) => remove(searches, search, name)}
        />
      </SavedSection>
      <Toast>
        {removal && (
          <>
            {removal.words}{' '}
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
