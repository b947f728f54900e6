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

/** What of it this browser has, and what its owner has said. iOS has it for sites on the home screen alone. */
export function alertSupport(): 'ready' | 'blocked' | 'none' {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!has) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** An iPhone or iPad in a browser's window, where a site on the home screen could have alerts. */
export const wantsHomeScreen = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);

/** Follows one search more; asks for permission first. To be called by a press. */
export async function follow(search: string, key: string): Promise<AlertOutcome> {
  const followed = followedSearches.read();
  if (followed.length >= SEARCH_ALERT.searches) return 'full';
  try {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
    const subscription = await subscribe(key);
    const searches = [{ search }, ...followed];
    if (!(await order(subscription, searches))) return 'failed';
    return followedSearches.write(searches) === 'not written' ? 'failed' : 'done';
  } catch {
    return 'failed';
  }
}

/** Follows a search no longer. With the last one the subscription itself ends. */
export async function unfollow(search: string): Promise<AlertOutcome> {
  const rest = followedSearches.read().filter((one) => one.search !== search);
  if (rest.length === 0) return stopAll();
  try {
    const subscription = await current();
    if (subscription !== null && !(await order(subscription, rest))) return 'failed';
    followedSearches.write(subscription === null ? [] : rest);
    return 'done';
  } catch {
    return 'failed';
  }
}

/** Ends all alerts. Where the server cannot be told, it learns from the push service that the subscription is gone. */
export async function stopAll(): Promise<AlertOutcome> {
  try {
    const subscription = await current();
    if (subscription !== null) {
      await send('DELETE', { endpoint: subscription.endpoint }).catch(() => false);
      await subscription.unsubscribe();
    }
    followedSearches.write([]);
    return 'done';
  } catch {
    return 'failed';
  }
}

/**
 * Brings device and server together, once a page: alerts that were stopped elsewhere (in a notification, in the browser's settings) are off
 * here too, and those that are on are ordered anew, which also says that they are in use.
 */
export async function bringTogether(): Promise<void> {
  const followed = followedSearches.read();
  if (followed.length === 0 || alertSupport() === 'none') return;
  const subscription = await current().catch(() => undefined);
  if (subscription === null) followedSearches.write([]);
  else if (subscription) await order(subscription, followed).catch(() => false);
}

const current = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One that was made with another key of ours is in the way.
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
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
  const { ok } = await fetch(API, { method, headers, body: JSON.stringify(body) });
  return ok;
}
