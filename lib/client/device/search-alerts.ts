import { SEARCH_ALERT, alertSearch } from '@/lib/domain/search-alerts/search-alert';
import { timeoutError } from '@/lib/domain/basics/timeout-error';
import { createCollection, isRecord } from './device-storage';

/*
 * Search alerts (docs/decisions/0056): the browser's push subscription, the searches it is for, and what the server is told about both.
 * Loaded only by the page that shows them.
 */

/** A search this device has alerts for, in the spelling of `alertSearch`. */
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

/** 'off': nothing changed, because the prompt was dismissed without an answer. 'full': the maximum number of searches is reached. */
export type AlertOutcome = 'done' | 'off' | 'blocked' | 'full' | 'failed';

const API = '/api/search-alerts';
const WORKER = '/push-worker.js';
/** The longest time that the next press waits for an answer of the server, the browser or another tab: some never come. */
const DEADLINE_MS = 15_000;

/** Whether this browser supports push, and whether the visitor has blocked notifications. */
export function alertSupport(): 'ready' | 'blocked' | 'none' {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!has) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** Follows one more search; asks for permission first. Must be called by a press. */
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
  // A search that this device could not store could not be stopped here either, so the server drops it too.
  if (kept !== 'written') await tell(subscription, followedSearches.read());
  return kept === 'not written' ? 'failed' : 'done';
}

/** Stops following a search. The subscription itself ends with the last one. */
export function unfollow(search: string): Promise<AlertOutcome> {
  return orFailed(async () => {
    const subscription = await current();
    const rest = followedSearches.read().filter((one) => one.search !== search);
    if (subscription !== null && !(await tell(subscription, rest))) return 'failed';
    followedSearches.write(subscription === null ? [] : rest);
    return 'done';
  });
}

/** Ends all alerts. If the server cannot be told, it learns from the push service that the subscription is gone. */
export function stopAll(): Promise<AlertOutcome> {
  return orFailed(async () => {
    const subscription = await current();
    if (subscription !== null) await end(subscription);
    followedSearches.write([]);
    return 'done';
  });
}

/**
 * Synchronizes device and server, once per page: alerts that were stopped elsewhere (in a notification, in the browser's settings) are
 * turned off here too, a subscription without remembered searches ends, and active alerts are ordered again, which also reports that they
 * are in use.
 * @param key the site's public key: a subscription made with another key is no longer of use
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

/** Runs changes one at a time, across tabs if the browser can, because each starts from what the previous one stored. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    return navigator.locks.request('search-alerts', { signal }, work);
  }
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

const orFailed = (work: () => Promise<AlertOutcome>): Promise<AlertOutcome> =>
  inTurn(work).catch(() => 'failed');

const inTime = <T>(answer: Promise<T>): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(timeoutError('No answer')), DEADLINE_MS),
    ),
  ]);

async function current(): Promise<PushSubscription | null> {
  if (alertSupport() === 'none') return null;
  const registration = await inTime(navigator.serviceWorker.getRegistration());
  return registration ? inTime(registration.pushManager.getSubscription()) : null;
}

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await inTime(navigator.serviceWorker.register(WORKER));
  const { pushManager } = await inTime(navigator.serviceWorker.ready);
  const options = { userVisibleOnly: true, applicationServerKey };
  const old = await inTime(pushManager.getSubscription());
  if (old !== null && !isMadeWith(old, applicationServerKey)) await end(old);
  return inTime(pushManager.subscribe(options));
}

/** If the browser does not report the key of a subscription, it is assumed to be this one. */
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
  await inTime(subscription.unsubscribe());
}

/** Sets the searches of a subscription, or ends it if there are none. @returns false if the server refuses */
async function tell(
  subscription: PushSubscription,
  followed: readonly FollowedSearch[],
): Promise<boolean> {
  if (followed.length > 0) return order(subscription, followed);
  await end(subscription);
  return true;
}

const order = (subscription: PushSubscription, followed: readonly FollowedSearch[]) =>
  send('POST', { target: subscription, searches: followed.map(({ search }) => search) });

async function send(method: 'POST' | 'DELETE', body: object): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const { ok } = await fetch(API, { method, headers, signal, body: JSON.stringify(body) });
  return ok;
}
