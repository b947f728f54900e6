import { searches } from '@/lib/client/device/collections';
import { onDeviceChange } from '@/lib/client/device/device-storage';
import {
  alertSupport,
  bringTogether,
  follow,
  followedSearches,
  stopAll,
  unfollow,
  type AlertOutcome,
} from '@/lib/client/device/search-alerts';
import { whenShown } from '@/lib/client/page/when-shown';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { alertSearch } from '@/lib/domain/search-alerts/search-alert';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import type { DatasetOf, ElementWith, SelectorOf } from '@/elements/page/attributes-of';
import type { TEMPLATE } from '@/components/saved/attributes';
import type { SAVED_LISTS } from '@/components/saved-page/attributes';
import { filled } from '@/components/saved/elements/filled';
import { disable, keyOf, showRows, write, type Row } from './rows';

type Selector = SelectorOf<typeof SAVED_LISTS>;
type Part = ElementWith<typeof SAVED_LISTS>;
/** What became of the last press on a search's button. */
type Press = AlertOutcome | 'busy';

const TOLD: Readonly<Partial<Record<Press, string>>> = {
  busy: 'One moment…',
  off: 'Alerts are still off. You can allow notifications when your browser asks.',
  blocked: 'Your browser blocks notifications from this site. You can allow them in its settings.',
  full: 'You can follow up to six searches. Stop one first.',
  failed: 'That didn’t work. Please try again in a minute.',
};

const inWords = (search: string) => searchInWords(parseJobQuery(search));
const followed = () => followedSearches.read().map(({ search }) => search);

/**
 * The searches of this device that it can get alerts for, its recent ones, then the others it follows: alerts on or off with a press, or
 * the feed of a search if alerts are not available.
 */
class SearchAlerts extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SAVED_LISTS>;
  /** A search whose alerts are stopped here keeps its place in the list, and its button. */
  readonly #before = followed();
  readonly #stopped = new Set<string>();
  readonly #presses = new Map<string, Press>();
  #stopHearing = () => {};

  connectedCallback() {
    this.#stopHearing = onDeviceChange(this.#draw);
    this.#draw();
    // A page that is prerendered changes no subscription.
    void whenShown().then(() => bringTogether(this.#key));
  }

  disconnectedCallback() {
    this.#stopHearing();
  }

  /** Stops all alerts of this device. @returns whether it did */
  readonly stopAll = (): Promise<boolean> => stopAll().then((outcome) => outcome === 'done');

  get #key() {
    return this.dataset.alertKey ?? '';
  }

  async #press(search: string) {
    if (this.#presses.get(search) === 'busy') return;
    this.#presses.set(search, 'busy');
    const isOn = followed().includes(search);
    if (isOn) this.#stopped.add(search);
    this.#draw();
    this.#presses.set(search, await (isOn ? unfollow(search) : follow(search, this.#key)));
    this.#draw();
  }

  readonly #draw = () => {
    const section = this.querySelector('section');
    const template = this.querySelector(
      "[data-template='alert']" satisfies SelectorOf<typeof TEMPLATE>,
    );
    if (!section || !template) return;
    const on = followed();
    const recent = searches.read().map(({ search }) => alertSearch(search));
    const stay = this.#before.filter((search) => on.includes(search) || this.#stopped.has(search));
    const all = [...new Set([...recent, ...stay, ...on])].filter((search) => search !== null);
    for (const lead of section.querySelectorAll<Part>('p[data-part]' satisfies Selector))
      lead.hidden = lead.dataset.part !== alertSupport();
    const rows = all.map((search): Row => {
      const name = inWords(search);
      const make = () => filled(template, { name, search });
      return { key: search, look: name, make, press: () => void this.#press(search) };
    });
    showRows(section, rows);
    for (const item of section.querySelectorAll('li')) {
      const search = keyOf(item);
      const press = this.#presses.get(search) ?? 'done';
      drawState(item, { isOn: on.includes(search), press, name: inWords(search) });
    }
  };
}

function drawState(
  item: Element,
  { isOn, press, name }: { readonly isOn: boolean; readonly press: Press; readonly name: string },
): void {
  const support = alertSupport();
  const [button, feed] = [item.querySelector('button'), item.querySelector('a')];
  write(item.querySelector('[role=status]'), TOLD[press] ?? (isOn ? 'Alerts are on.' : ''));
  if (feed) feed.hidden = support === 'ready' && press !== 'blocked' && press !== 'failed';
  if (!button) return;
  // A pressed button stays, so that it keeps focus.
  button.hidden = support !== 'ready' && !isOn && press !== 'blocked';
  button.dataset.variant = isOn ? 'quiet' : 'solid';
  disable(button, press === 'busy');
  const [verb, about] = button.querySelectorAll('span');
  write(verb ?? null, isOn ? 'Stop alerts' : 'Alert me');
  write(about ?? null, `${isOn ? 'for' : 'about'} ${name}`);
}

customElements.define('search-alerts', SearchAlerts);
export type { SearchAlerts };
