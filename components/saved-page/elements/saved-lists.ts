import {
  applications,
  savedJobs,
  searches,
  sentApplications,
  viewedJobs,
} from '@/lib/client/device/collections';
import {
  forgetEverything,
  onDeviceChange,
  type Collection,
} from '@/lib/client/device/device-storage';
import { forgetDrafts } from '@/lib/client/device/draft-storage';
import { saveAll } from '@/lib/client/device/note';
import { forgetNonces } from '@/lib/client/forms/application-nonce';
import { isFollowedLink } from '@/lib/client/page/is-followed-link';
import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import { receiptHref } from '@/lib/domain/application/receipt';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { keptPay, payLabel } from '@/lib/domain/pay/pay-words';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { AppliedJob, JobStub, RecentSearch } from '@/lib/domain/saved/saved-job';
import {
  comparisonOf,
  listSaved,
  mayBeOpen,
  type ListedItem,
  type SavedComparison,
  type SavedStatus,
} from '@/lib/domain/saved/saved-lists';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { filled } from '@/components/saved/elements/filled';
import { closeByPressBeside } from '@/elements/page/press-beside';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';
import type { DEVICE_SLOTS, TEMPLATE } from '@/components/saved/attributes';
import type { SAVED_LISTS } from '@/components/saved-page/attributes';
import type { SHARE_LINK } from '@/components/ui/actions/attributes';
import { cardsIn, fetchCards, type Shortlisted } from './fetch-cards';
import { disable, holdingStill, itemIn, keyOf, showRows, write, type Row } from './rows';
import type { SearchAlerts } from './search-alerts';

type Selector = SelectorOf<typeof SAVED_LISTS>;
/** What the card of a job says besides. */
type More = { readonly isCompared?: boolean; readonly applied?: string; readonly receipt?: string };

type Entry = { readonly id: string } | RecentSearch;
const keyIn = (entry: Entry) => ('id' in entry ? entry.id : entry.search);

const SAVED: Readonly<Record<ReturnType<typeof saveAll>, string>> = {
  written: 'Saved on this device.',
  'without the oldest': 'Saved. Your browser was full, so the oldest one was removed.',
  removed: '',
  full: `Only ${DEVICE_LIMITS.saved} saved jobs fit. Remove some below to save the rest.`,
  'not written': 'Your browser couldn’t save this.',
};
const CLEARED = {
  all: 'Cleared. Nothing is saved on this device now.',
  some: 'Your browser kept some of it. Clear this site’s data in its settings.',
};
/** What the card of a job has only if it can be compared, was applied for, has a receipt, and was not applied for. */
const COMPARE = "[data-part='compared']" satisfies Selector;
const APPLIED = "[data-part='applied']" satisfies Selector;
const RECEIPT = "[data-part='receipt']" satisfies Selector;
const APPLY = `a[href^='/apply/'], ${'[data-badges]' satisfies SelectorOf<typeof DEVICE_SLOTS>}`;

/**
 * Everything this device remembers, in the lists that the page has for it: shown at once, with the cards of the server as soon as it has
 * answered. The server is asked once for all jobs, and again for those of another tab.
 */
class SavedLists extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SAVED_LISTS>;
  readonly #cards = new Map<string, Shortlisted>();
  /** The ids that the server has answered, with a card or without. */
  readonly #answered = new Set<string>();
  #isAsking = false;
  /** What the server was asked for in vain. */
  #failed = '';
  #checked: readonly string[] = [];
  #stopHearing = () => {};

  connectedCallback() {
    this.addEventListener('click', this.#answer);
    this.addEventListener('change', this.#choose);
    const dialog = this.querySelector('dialog');
    if (dialog) closeByPressBeside(dialog);
    this.#stopHearing = onDeviceChange(this.#update);
    this.#draw();
    this.dataset.shown = '';
    void this.#leadTo(window.location.hash.slice(1));
  }

  disconnectedCallback() {
    this.#stopHearing();
  }

  /** Shows the section of the address, for which the browser has looked before it was there, and again when cards above it have grown. */
  async #leadTo(id: string) {
    const section = isFollowedLink() ? document.getElementById(id) : null;
    section?.scrollIntoView();
    const top = window.scrollY;
    await this.#ask();
    if (window.scrollY === top) section?.scrollIntoView();
  }

  readonly #update = () => {
    this.#draw();
    void this.#ask();
  };

  #unanswered(): readonly string[] {
    const jobs = [...savedJobs.read(), ...applications.read(), ...viewedJobs.read()];
    return [...new Set(jobs.map(({ id }) => id))].filter((id) => !this.#answered.has(id));
  }

  async #ask() {
    const ids = this.#unanswered();
    if (ids.length === 0 || this.#isAsking || this.#failed === ids.join()) return;
    this.#isAsking = true;
    try {
      for (const [id, card] of await fetchCards(ids)) this.#cards.set(id, card);
      for (const id of ids) this.#answered.add(id);
      this.#failed = '';
    } catch {
      this.#failed = ids.join();
    }
    this.#isAsking = false;
    holdingStill(this, this.#update);
  }

  readonly #statusOf = (id: string): SavedStatus => {
    const card = this.#cards.get(id);
    if (card) return card.dataset.status === 'filled' ? 'filled' : 'open';
    return this.#answered.has(id) ? 'unknown' : 'unasked';
  };

  readonly #lists = () =>
    listSaved(
      { saved: savedJobs.read(), applied: applications.read(), viewed: viewedJobs.read() },
      this.#statusOf,
    );

  #draw() {
    const { saved, applied, viewed } = this.#lists();
    const choice = comparisonOf(saved, this.#checked);
    const lists: Readonly<Record<string, readonly Row[]>> = {
      saved: saved.map((job) =>
        this.#row(job, savedJobs, { isCompared: choice.hasChoice && mayBeOpen(job) }),
      ),
      applied: applied.map((job) => this.#row(job, applications, whenApplied(job.item))),
      viewed: viewed.map((job) => this.#row(job, viewedJobs)),
      searches: searches.read().map(this.#searchRow),
    };
    for (const [id, rows] of Object.entries(lists)) showRows(document.getElementById(id), rows);
    this.#show('nothing', saved.length + applied.length === 0);
    this.#show('failed', this.#failed !== '' && this.#unanswered().length > 0);
    this.#compare(choice);
    this.querySelector('#saved share-link')?.setAttribute(
      'data-url' satisfies typeof SHARE_LINK.url,
      `/saved?ids=${saved.map(({ item }) => item.id).join()}`,
    );
    this.#markShared();
  }

  #row<T extends { readonly id: string }>(
    { job, status }: ListedItem<T>,
    from: Collection<T>,
    { isCompared = false, applied = '', receipt = '' }: More = {},
  ): Row {
    const { id } = job;
    const card = this.#cards.get(id);
    const title = card?.dataset.title ?? job.title;
    const make = () => {
      const pay = keptPay(job.pay);
      const figure = pay?.figure ?? '';
      const texts = { ...job, title, pay: figure, payLabel: payLabel(pay), applied, receipt };
      const stub = filled(this.#template(status === 'unknown' ? status : 'unasked'), texts);
      const item = card ? (card.cloneNode(true) as HTMLElement) : stub;
      // The tools below the card are the page's own.
      const tools = stub.querySelector('button')?.parentElement;
      if (card && tools) item.querySelector('article')?.append(tools);
      const needless = [
        ...(isCompared ? [] : [COMPARE]),
        applied ? APPLY : APPLIED,
        ...(receipt ? [] : [RECEIPT]),
      ];
      for (const part of item.querySelectorAll(needless.join())) part.remove();
      nameBy(item, `${applied ? 'applied' : 'job'}-${id}`);
      return item;
    };
    const look = JSON.stringify([status, title, job, isCompared, applied, receipt]);
    const press = () => this.#remove(from, id, title);
    return { key: id, look, make, press };
  }

  readonly #searchRow = ({ search }: RecentSearch): Row => {
    const name = searchInWords(parseJobQuery(search)) || 'All jobs';
    return {
      key: search,
      look: name,
      make: () => filled(this.#template('search'), { search, name }),
      press: () => this.#remove(searches, search, name),
    };
  };

  readonly #choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const id = keyOf(target);
    const others = this.#checked.filter((other) => other !== id);
    const isFull = target.checked && comparisonOf(this.#lists().saved, others).isFull;
    if (isFull) this.#say(`Up to ${COMPARED.most} jobs fit side by side. Remove one first.`);
    this.#checked = target.checked && !isFull ? [...others, id] : others;
    this.#draw();
  };

  #compare({ open, hasChoice, ids, href }: SavedComparison) {
    for (const box of this.querySelectorAll('input')) box.checked = ids.includes(keyOf(box));
    this.#show('choose', hasChoice);
    this.#show('one more', open === 1);
    this.#show('compare', href !== null);
    const link = this.#part('compare')?.querySelector('a');
    if (!link || href === null) return;
    link.href = href;
    write(link.querySelector('span'), `Compare ${ids.length} jobs`);
  }

  /** Removes an entry, and can put it back where it was. */
  #remove<T extends Entry>(from: Collection<T>, key: string, name: string) {
    const before = from.read();
    const at = before.findIndex((item) => keyIn(item) === key);
    const [item] = before.slice(at, at + 1);
    if (!item) return;
    if (from.write(before.toSpliced(at, 1)) === 'not written') {
      this.#say('Your browser did not remove it.');
      return;
    }
    this.#say(`Removed: ${name}.`, () => {
      from.write(from.read().toSpliced(at, 0, item));
      this.#say(`${name} is back.`);
      itemIn(this, key)?.querySelector('button')?.focus();
    });
  }

  /** Focus moves to 'Undo': the button that had it is gone with its entry. */
  #say(words: string, undo?: () => void) {
    const said = filled(this.#template('toast'), { words });
    const button = said.querySelector('button');
    this.#part('toast')?.replaceChildren(said);
    if (undo) button?.addEventListener('click', undo);
    else button?.remove();
    button?.focus();
  }

  readonly #answer = ({ target }: MouseEvent) => {
    const act = target instanceof Element && target.closest('[data-act]' satisfies Selector);
    const dialog = this.querySelector('dialog');
    switch (act && act.getAttribute('data-act' satisfies typeof SAVED_LISTS.act)) {
      case 'retry':
        this.#failed = '';
        this.#update();
        return;
      case 'print':
        window.print();
        return;
      case 'save':
        write(this.#part('said'), SAVED[saveAll(this.#shared())]);
        return;
      case 'ask':
        write(this.#part('cleared'), '');
        dialog?.showModal();
        return;
      case 'close':
        dialog?.close();
        return;
      case 'clear':
        dialog?.close();
        void this.#clear();
    }
  };

  /** The jobs of the shortlist that the page was asked for. */
  #shared(): readonly JobStub[] {
    return [...cardsIn(this).values()].map(
      ({ dataset: { id = '', title = '', place = '', pay = null } }) => ({ id, title, place, pay }),
    );
  }

  #markShared() {
    const button = this.querySelector("[data-act='save']" satisfies Selector);
    if (!button) return;
    const kept = savedJobs.read();
    const isSaved = this.#shared().every(({ id }) => kept.some((job) => job.id === id));
    disable(button, isSaved);
    for (const [at, words] of [...button.children].entries())
      words.toggleAttribute('hidden', (at === 1) !== isSaved);
  }

  async #clear() {
    const said = this.#part('cleared');
    write(said, 'One moment…');
    // Whatever becomes of the alerts. If they cannot be stopped now, the next visit to this page ends them: none is remembered.
    const forgotten = [forgetEverything(), forgetDrafts(), forgetNonces()].every(Boolean);
    const stopped = await this.querySelector<SearchAlerts>('search-alerts')?.stopAll();
    write(said, forgotten && stopped !== false ? CLEARED.all : CLEARED.some);
  }

  readonly #template = (name: string) => {
    const template = this.querySelector(
      `[data-template='${name}']` satisfies SelectorOf<typeof TEMPLATE>,
    );
    if (!template) throw new Error(name);
    return template;
  };

  readonly #part = (name: string) =>
    this.querySelector<HTMLElement>(`[data-part='${name}']` satisfies Selector);

  #show(name: string, isShown: boolean) {
    this.#part(name)?.toggleAttribute('hidden', !isShown);
  }
}

function whenApplied({ id, on }: AppliedJob): More {
  const code = sentApplications.read().find(({ jobId }) => jobId === id)?.code ?? null;
  return {
    applied: appliedOn(on, new Date()),
    receipt: code === null ? '' : receiptHref(code),
  };
}

/** A copy of a card is named by its own title. */
function nameBy(card: Element, id: string): void {
  const before = card.querySelector('h3')?.id ?? '';
  for (const name of ['id', 'aria-labelledby', 'aria-describedby'])
    for (const named of card.querySelectorAll(`[${name}='${before}']`))
      named.setAttribute(name, id);
}

customElements.define('saved-lists', SavedLists);
