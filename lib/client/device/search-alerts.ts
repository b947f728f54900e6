import { SEARCH_ALERT, alertSearch, toAlertOrder } from '@/lib/domain/lists/search-alert';
import { createCollection, isRecord } from './device-storage';

/*
 * Alerts for searches (docs/decisions/0056): the browser's push subscription, which searches it stands for, and what the server is told
 * of both. Loaded by the page that shows them, and by nothing else.
 */

/** A search this device is told of, in the spelling of `alertSearch`. */
export type FollowedSearch = { readonly search: string };

export const followedSearches = createCollection<FollowedSearch>({
  name: 'followed',
  version: 1,
  max: SEARCH_ALERT.searches,
  toItem(value) {
    const text = isRecord(value) ? value.search : null;
    const search = typeof text === 'string' ? alertSearch(text) : null;
    return search === null ? null : { search };
  },
  keyOf: ({ search }) => search,
});

/** 'off': nothing came of it, for the question was put away unanswered. 'full': so many searches and no more. */
export type AlertOutcome = 'done' | 'off' | 'blocked' | 'full' | 'failed';

const API = '/api/search-alerts';
const WORKER = '/push-worker.js';
/** The next press waits for no answer longer than this. */
const DEADLINE_MS = 15_000;

/** What of it this browser has, and what its owner has said. */
export function alertSupport(): 'ready' | 'blocked' | 'none' {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!has) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Follows one search more; asks for permission first. To be called by a press. */
export async function follow(search: string, key: string): Promise<AlertOutcome> {
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
    return await inTurn(() => add(search, key));
  } catch {
    return 'failed';
  }
}

async function add(search: string, key: string): Promise<AlertOutcome> {
  const others = followedSearches.read().filter((one) => one.search !== search);
  if (others.length >= SEARCH_ALERT.searches) return 'full';
  const searches = [{ search }, ...others];
  const subscription = await subscribe(key);
  if (!(await order(subscription, searches))) return 'failed';
  const kept = followedSearches.write(searches);
  // What this device does not remember could not be stopped here.
  if (kept !== 'written') await tell(subscription, followedSearches.read());
  return kept === 'not written' ? 'failed' : 'done';
}

/** Follows a search no longer. With the last one the subscription itself ends. */
export function unfollow(search: string): Promise<AlertOutcome> {
  return orFailed(async () => {
    const subscription = await current();
    const rest = followedSearches.read().filter((one) => one.search !== search);
    if (subscription !== null && !(await tell(subscription, rest))) return 'failed';
    followedSearches.write(subscription === null ? [] : rest);
    return 'done';
  });
}

/** Ends all alerts. Where the server cannot be told, it learns from the push service that the subscription is gone. */
export function stopAll(): Promise<AlertOutcome> {
  return orFailed(async () => {
    const subscription = await current();
    if (subscription !== null) await end(subscription);
    followedSearches.write([]);
    return 'done';
  });
}

/**
 * Brings device and server together, once a page: alerts that were stopped elsewhere (in a notification, in the browser's settings) are off
 * here too, those of which nothing is remembered here end, and those that are on are ordered anew, which also says that they are in use.
 * @param key the site's public key: a subscription made with another one is of no use any more
 */
export async function bringTogether(key: string): Promise<void> {
  await orFailed(async () => {
    const followed = followedSearches.read();
    const subscription = await current();
    if (subscription === null) {
      if (followed.length > 0) followedSearches.write([]);
    } else {
      const isOld = followed.length > 0 && !isMadeWith(subscription, key);
      await tell(isOld ? await subscribe(key) : subscription, followed);
    }
    return 'done';
  });
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, in all tabs where the browser can: each begins with what the one before has kept. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request('search-alerts', work);
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

const orFailed = (work: () => Promise<AlertOutcome>): Promise<AlertOutcome> =>
  inTurn(work).catch(() => 'failed');

async function current(): Promise<PushSubscription | null> {
  if (alertSupport() === 'none') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  const old = await pushManager.getSubscription();
  if (old !== null && !isMadeWith(old, applicationServerKey)) await end(old);
  return pushManager.subscribe(options);
}

/** A browser that does not say what a subscription was made with is believed. */
function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const bytes = options.applicationServerKey;
  if (bytes === null) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return (
    text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key.replaceAll('=', '')
  );
}

async function end(subscription: PushSubscription): Promise<void> {
  await send('DELETE', { endpoint: subscription.endpoint }).catch(() => false);
  await subscription.unsubscribe();
}

/** Makes a subscription stand for these searches, or ends it where there are none. @returns false where the server would not */
async function tell(
  subscription: PushSubscription,
  followed: readonly FollowedSearch[],
): Promise<boolean> {
  if (followed.length > 0) return order(subscription, followed);
  await end(subscription);
  return true;
}

async function order(
  subscription: PushSubscription,
  followed: readonly FollowedSearch[],
): Promise<boolean> {
  const searches = followed.map(({ search }) => search);
  const sent = toAlertOrder({ target: subscription.toJSON(), searches });
  return sent !== null && send('POST', sent);
}

async function send(method: 'POST' | 'DELETE', body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { ok } = await fetch(API, { method, headers, signal, body: JSON.stringify(body) });
  return ok;
}
