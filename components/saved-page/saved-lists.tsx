import type { ReactNode } from 'react';
import { Bell, Columns3, Printer, Rss, Search, X } from 'lucide';
import type { alertSupport } from '@/lib/client/device/search-alerts';
import { SITE } from '@/lib/config/site';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import { shortFacts } from '@/lib/domain/job/job-facts';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { IconButton } from '@/components/ui/actions/icon-button';
import { ShareLink } from '@/components/ui/actions/share-link';
import { SiteLink } from '@/components/ui/actions/site-link';
import { TextButton } from '@/components/ui/actions/text-button';
import { TextLink } from '@/components/ui/actions/text-link';
import { DialogContent, dialogLook } from '@/components/ui/boxes/dialog-content';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Icon } from '@/components/ui/marks/icon';
import toast from '@/components/saved/toast.module.css';
import { EmptyCards } from './saved-cards';
import { SavedCard } from './saved-card';
import { SavedSection } from './saved-section';
import styles from './saved-lists.module.css';
import { TEMPLATE } from '@/components/saved/attributes';
import { SAVED_LISTS } from './attributes';

type Props = {
  readonly siteUrl: string;
  /** The site's public key for push messages; null if there are no alerts. */
  readonly alertKey: string | null;
  /** Whether the jobs of the shortlist are known. */
  readonly isKnown: boolean;
  /** The shortlist. */
  readonly children: ReactNode;
};

const { part, act } = SAVED_LISTS;

const LEADS: Readonly<Record<ReturnType<typeof alertSupport>, string>> = {
  ready:
    'Get a notification on this device when new jobs match, one a day at most. No account, no email. For this we keep, encrypted and without your name: your browser’s address and keys for notifications, the searches you follow, which jobs we told you about, and when alerts were last used. We erase it when you stop alerts, or after 90 days without use.',
  blocked:
    'Notifications from this site are blocked in your browser. Allow them in its settings, or follow a search in a feed reader, an app that tells you when a page has something new.',
  none: 'This browser doesn’t support notifications from websites. You can follow a search in a feed reader, an app that tells you when a page has something new.',
};

/**
 * Everything saved on this device. The server knows none of it: it sends the lists empty and hidden, and what their entries are made of, for
 * `./elements/saved-lists.ts`. Their room is kept until that script has loaded; without scripts there is none.
 */
export function SavedLists({ siteUrl, alertKey, isKnown, children }: Props) {
  return (
    <saved-lists
      className={styles.lists}
      {...{ [SAVED_LISTS.known]: isKnown ? '' : undefined }}
      suppressHydrationWarning
    >
      {children}
      <p className={`${styles.failed} rounded framed unprinted`} {...{ [part]: 'failed' }} hidden>
        We couldn’t check which jobs are still open. This is what your device saved.{' '}
        <TextButton {...{ [act]: 'retry' }}>Try again</TextButton>
      </p>
      <div className={styles.nothing} {...{ [part]: 'nothing' }} hidden>
        <EmptyState
          art={POSTCARDS.sunrise}
          title="Nothing saved yet"
          action={
            <ButtonLink href="/jobs" size="sm">
              Browse jobs
            </ButtonLink>
          }
        >
          <p>Tap the bookmark on a job to keep it here.</p>
        </EmptyState>
      </div>
      <SavedSection id="saved" heading="Saved" isPrinted tools={<Tools />}>
        <EmptyCards />
        <div className={`${styles.bar} flex middle unprinted`} {...{ [part]: 'compare' }} hidden>
          <ButtonLink variant="solid" rel="nofollow" href="/compare">
            <Icon icon={Columns3} /> <span>Compare jobs</span>
          </ButtonLink>
        </div>
      </SavedSection>
      <SavedSection id="applied" heading="Applied">
        <EmptyCards />
      </SavedSection>
      <SavedSection id="viewed" heading="Recently viewed">
        <EmptyCards />
      </SavedSection>
      <SavedSection id="searches" heading="Recent searches">
        <ul className={`${styles.searches} cluster`} />
      </SavedSection>
      {alertKey !== null && (
        <search-alerts className={styles.follows} {...{ [SAVED_LISTS.alertKey]: alertKey }}>
          <SavedSection id="alerts" heading="Alerts for your searches">
            {Object.entries(LEADS).map(([support, lead]) => (
              <p key={support} className={`${styles.told} muted`} {...{ [part]: support }} hidden>
                {lead}
              </p>
            ))}
            <ul className="grid line-above" />
          </SavedSection>
          <ul hidden translate="no">
            <li className={`${styles.alert} row between`} {...{ [TEMPLATE]: 'alert' }}>
              <div className={`${styles.words} shrinks breaks`}>
                <strong className={styles.name}>{'{name}'}</strong>{' '}
                <span role="status" className={`${styles.state} muted`} />
                <TextLink href="/jobs/feed.xml?{search}" leadingIcon={Rss}>
                  <span>Follow this search in a feed reader</span>{' '}
                  <span className="visually-hidden">{'for {name}'}</span>
                </TextLink>
              </div>
              <Button size="sm">
                <Icon icon={Bell} /> <span>Alert me</span>{' '}
                <span className="visually-hidden">{'about {name}'}</span>
              </Button>
            </li>
          </ul>
        </search-alerts>
      )}
      <Clear hasAlerts={alertKey !== null} />
      <div role="status" className={`${toast.status} grid unprinted`} {...{ [part]: 'toast' }} />
      {/* A translator would change the names of what is filled in; copies stand outside, and are translated. */}
      <div hidden translate="no">
        <ul>
          <Stub status="unasked" siteUrl={siteUrl} />
          <Stub status="unknown" siteUrl={siteUrl} />
          <li className={`${styles.search} row shrinks breaks`} {...{ [TEMPLATE]: 'search' }}>
            <TextLink href="/jobs?{search}" leadingIcon={Search}>
              {'{name}'}
            </TextLink>
            <Remove name="search {name}" />
          </li>
        </ul>
        <p data-ground="pine" {...{ [TEMPLATE]: 'toast' }}>
          <span>{'{words}'}</span> <TextButton>Undo</TextButton>
        </p>
      </div>
    </saved-lists>
  );
}

/** What can be done with all saved jobs: compare, share, print. */
function Tools() {
  const { least, most } = COMPARED;
  return (
    <>
      <span {...{ [part]: 'choose' }}>{`Check ${least} to ${most} jobs to compare them.`}</span>
      <span {...{ [part]: 'one more' }}>Save one more to compare.</span>
      <ShareLink
        url="/saved"
        title={`Shortlist: ${SITE.jobsBrand}`}
        label="Copy link to this list"
      />
      <Button size="sm" variant="quiet" {...{ [act]: 'print' }}>
        <Icon icon={Printer} /> Print
      </Button>
    </>
  );
}

/** What a device knows of a job. */
const STUB = {
  id: '{id}',
  title: '{title}',
  place: '{place}',
  facts: shortFacts({ orderTypes: [], shifts: [], contractLength: null }),
  pay: { figure: '{pay}', unit: null, week: null },
} as const;

/** The card of a job of which the device alone tells: before the server has answered, or if it no longer knows the job. */
function Stub({
  status,
  siteUrl,
}: {
  readonly status: 'unasked' | 'unknown';
  readonly siteUrl: string;
}) {
  return (
    <li {...{ [TEMPLATE]: status }}>
      <SavedCard
        job={STUB}
        payLabel="{payLabel}"
        titleId={`title-${status}`}
        status={status}
        stamp={POSTCARDS.road}
        siteUrl={siteUrl}
      >
        <div className="rigid" {...{ [part]: 'compared' }}>
          <Checkbox
            label={
              <>
                <span>Compare</span> <span className="visually-hidden">{'{title}'}</span>
              </>
            }
          />
        </div>
        <span {...{ [part]: 'applied' }}>
          <span>{'{applied}'}</span>
          <span {...{ [part]: 'receipt' }}>
            <span> · </span>
            <SiteLink href="{receipt}">
              <span>{CHECK_STATUS}</span> <span className="visually-hidden">{'{title}'}</span>
            </SiteLink>
          </span>
        </span>
        <Remove name="{title}" />
      </SavedCard>
    </li>
  );
}

const Remove = ({ name }: { readonly name: string }) => (
  <TextButton>
    Remove <span className="visually-hidden">{name}</span>
  </TextButton>
);

/** Clears everything with one press, after asking once. */
function Clear({ hasAlerts }: { readonly hasAlerts: boolean }) {
  return (
    <div className={`${styles.clear} line-above start gap-3 muted unprinted`}>
      <p>
        What you save stays until you remove it here or clear your browser’s site data. Safari
        clears it if you don’t visit for seven days.
      </p>
      <Button variant="quiet" size="sm" {...{ [act]: 'ask' }}>
        Clear everything kept on this device
      </Button>
      <p role="status" {...{ [part]: 'cleared' }} />
      <dialog {...dialogLook()} aria-labelledby="clear-title" suppressHydrationWarning>
        <DialogContent
          title="Clear everything?"
          titleId="clear-title"
          close={<IconButton icon={X} label="Close" bare {...{ [act]: 'close' }} />}
          footer={
            <div className={`${styles.answers} cluster`}>
              <Button {...{ [act]: 'clear' }}>Clear everything</Button>
              <Button variant="quiet" {...{ [act]: 'close' }}>
                Keep it
              </Button>
            </div>
          }
        >
          <p>
            {`This removes saved jobs, the days you applied, recently viewed jobs, recent searches and unsent forms from this device${hasAlerts ? ', and stops alerts for your searches' : ''}. Applications you sent stay with us.`}
          </p>
        </DialogContent>
      </dialog>
    </div>
  );
}
