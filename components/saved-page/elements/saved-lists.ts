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
import { DEVICE_LIMITS } from '@/lib/config/browser-limits/device';
import { receiptHref } from '@/lib/domain/application/receipt';
import { COMPARED } from '@/lib/domain/compare/compare-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { appliedOn } from '@/lib/domain/saved/applied-on';
import type { JobStub } from '@/lib/domain/saved/saved-job';
import {
  comparisonOf,
  listSaved,
  mayBeOpen,
  type ListedItem,
  type SavedComparison,
  type SavedStatus,
} from '@/lib/domain/saved/saved-lists';
import { searchInWords } from '@/lib/domain/search-alerts/search-words';
import { closeByPressBeside } from '@/elements/page/press-beside';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';
import type { DEVICE_SLOTS } from '@/components/saved/attributes';
import type { SAVED_LISTS } from '@/components/saved-page/attributes';
import type { SHARE_LINK } from '@/components/ui/actions/attributes';
import { cardsIn, fetchCards, type Shortlisted } from './fetch-cards';
import { filled, showRows, type Row } from './filled';
import { leadTo } from './lead-to';
import type { SearchAlerts } from './search-alerts';
import { write } from './write';

type Selector = SelectorOf<typeof SAVED_LISTS>;
type Stored = { readonly id: string };

const SAVED: Readonly<Record<ReturnType<typeof saveAll>, string>> = {
  written: 'Saved on this device.',
  'without the oldest': 'Saved. Your browser was full, so the oldest one was removed.',
  removed: '',
  full: `Only ${DEVICE_LIMITS.saved} saved jobs fit. Remove some below to save the rest.`,
  'not written': 'Your browser couldn’t save this.',
};
const APPLY = "a[href^='/apply/']";
const RECEIPT = "[data-part='receipt']" satisfies Selector;
const CLEARED = {
  all: 'Cleared. Nothing is saved on this device now.',
  some: 'Your browser kept some of it. Clear this site’s data in its settings.',
};

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
  #hasFailed = false;
  #checked: readonly string[] = [];
  #stopHearing = () => {};

  connectedCallback() {
    this.addEventListener('click', this.#answer);
    const dialog = this.querySelector('dialog');
    if (dialog) closeByPressBeside(dialog);
    this.#stopHearing = onDeviceChange(this.#update);
    this.#update();
    this.dataset.shown = '';
    this.#part('clear')?.removeAttribute('hidden');
    leadTo(this);
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#answer);
    this.#stopHearing();
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
    if (ids.length === 0 || this.#isAsking || this.#hasFailed) return;
    this.#isAsking = true;
    try {
      for (const [id, card] of await fetchCards(ids)) this.#cards.set(id, card);
      for (const id of ids) this.#answered.add(id);
    } catch {
      this.#hasFailed = true;
    }
    this.#isAsking = false;
    this.#update();
  }

  readonly #lists = () =>
    listSaved(
      { saved: savedJobs.read(), applied: applications.read(), viewed: viewedJobs.read() },
      this.#statusOf,
    );

  readonly #choice = (checked: readonly string[]) => comparisonOf(this.#lists().saved, checked);

  #draw() {
    const { saved, applied, viewed } = this.#lists();
    const choice = comparisonOf(saved, this.#checked);
    const sent = sentApplications.read();
    const now = new Date();
    this.#list(
      'saved',
      saved.map((listed) =>
        this.#row(listed, savedJobs, { hasChoice: choice.hasChoice && mayBeOpen(listed) }),
      ),
    );
    this.#list(
      'applied',
      applied.map((listed) => {
        const { id, on } = listed.item;
        const code = sent.find(({ jobId }) => jobId === id)?.code ?? null;
        const receipt = code === null ? null : receiptHref(code);
        return this.#row(listed, applications, { applied: appliedOn(on, now), receipt });
      }),
    );
    this.#list(
      'viewed',
      viewed.map((listed) => this.#row(listed, viewedJobs, {})),
    );
    const sought = searches.read();
    this.#list(
      'searches',
      sought.map(({ search }) => this.#searchRow(search)),
    );
    this.#show(
      'nothing',
      [saved, applied, viewed, sought].every(({ length }) => length === 0),
    );
    this.#show('failed', this.#hasFailed && this.#unanswered().length > 0);
    this.#compare(choice);
    this.querySelector('#saved share-link')?.setAttribute(
      'data-url' satisfies typeof SHARE_LINK.url,
      `/saved?ids=${saved.map(({ item }) => item.id).join()}`,
    );
    this.#markShared();
  }

  readonly #statusOf = (id: string): SavedStatus => {
    const card = this.#cards.get(id);
    if (card) return card.dataset.status === 'filled' ? 'filled' : 'open';
    return this.#answered.has(id) ? 'unknown' : 'unasked';
  };

  #list(id: string, rows: readonly Row[]) {
    const section = this.querySelector<HTMLElement>(`#${id}`);
    const list = section?.querySelector(':scope > ul');
    if (!section || !list) return;
    showRows(list, rows);
    section.hidden = rows.length === 0;
    write(section.querySelector("[data-part='count']" satisfies Selector), `(${rows.length})`);
  }

  #row<T extends Stored>(
    { job, status }: ListedItem<T>,
    from: Collection<T>,
    more: {
      readonly hasChoice?: boolean;
      readonly applied?: string;
      readonly receipt?: string | null;
    },
  ): Row {
    const { id } = job;
    const { hasChoice = false, applied = null, receipt = null } = more;
    const card = this.#cards.get(id);
    const title = card?.dataset.title ?? job.title;
    const make = () => {
      const stub = filled(this.#template(status === 'unknown' ? status : 'unasked'), {
        id,
        title,
        place: job.place,
        pay: job.pay ?? '',
        applied: applied ?? '',
        receipt: receipt ?? '',
      });
      const item = document.createElement('li');
      if (card) item.append(...[...card.children].map((child) => child.cloneNode(true)));
      // The tools below the card are the page's own.
      const tools = stub.querySelector("[data-act='remove']" satisfies Selector)?.parentElement;
      if (card && tools) item.querySelector('article')?.append(tools);
      if (!card) item.append(...stub.childNodes);
      nameBy(item, `${applied === null ? 'job' : 'applied'}-${id}`);
      const box = item.querySelector('input');
      if (hasChoice && box) this.#choose(id, box);
      else box?.closest('div')?.remove();
      const needless: readonly string[] =
        applied === null
          ? ["[data-part='applied']" satisfies Selector]
          : [APPLY, '[data-badges]' satisfies SelectorOf<typeof DEVICE_SLOTS>];
      for (const selector of [...needless, ...(receipt === null ? [RECEIPT] : [])])
        item.querySelector(selector)?.remove();
      item
        .querySelector("[data-act='remove']" satisfies Selector)
        ?.addEventListener('click', () => this.#remove(from, (one) => one.id === id, title));
      return item;
    };
    const look = JSON.stringify([status, title, job, hasChoice, applied, receipt]);
    return { key: id, look, make };
  }

  #searchRow(search: string): Row {
    const name = searchInWords(parseJobQuery(search)) || 'All jobs';
    const make = () => {
      const item = filled(this.#template('search'), { href: `/jobs?${search}`, name });
      item
        .querySelector("[data-act='remove']" satisfies Selector)
        ?.addEventListener('click', () =>
          this.#remove(searches, (one) => one.search === search, name),
        );
      return item;
    };
    return { key: search, look: name, make };
  }

  #choose(id: string, box: HTMLInputElement) {
    box.checked = this.#checked.includes(id);
    box.addEventListener('change', () => {
      const others = this.#checked.filter((other) => other !== id);
      if (box.checked && this.#choice(others).isFull) {
        box.checked = false;
        this.#say(`Up to ${COMPARED.most} jobs fit side by side. Remove one first.`);
        return;
      }
      this.#checked = box.checked ? [...others, id] : others;
      this.#draw();
    });
  }

  #compare({ open, hasChoice, ids, href }: SavedComparison) {
    this.#show('choose', hasChoice);
    this.#show('one more', open === 1);
    this.#show('compare', href !== null);
    const link = this.#part('compare')?.querySelector('a');
    if (!link || href === null) return;
    link.href = href;
    write(link.querySelector('span'), `Compare ${ids.length} jobs`);
  }

  /** Removes an entry, and can put it back where it was. */
  #remove<T>(from: Collection<T>, isIt: (item: T) => boolean, name: string) {
    const before = from.read();
    const at = before.findIndex(isIt);
    const item = before[at];
    if (item === undefined) return;
    const label = document.activeElement?.textContent;
    if (from.write(before.filter((other) => other !== item)) === 'not written') {
      this.#say('Your browser did not remove it.');
      return;
    }
    this.#say(`Removed: ${name}.`, () => {
      from.write(from.read().toSpliced(at, 0, item));
      this.#say(`${name} is back.`);
      [...this.querySelectorAll<HTMLElement>("[data-act='remove']" satisfies Selector)]
        .find(({ textContent }) => textContent === label)
        ?.focus();
    });
  }

  /** Focus moves to 'Undo': the button that had it is gone with its entry. */
  #say(words: string, undo?: () => void) {
    const said = document.createElement('p');
    said.dataset.ground = 'pine';
    const text = document.createElement('span');
    text.textContent = words;
    said.append(text);
    this.#part('toast')?.replaceChildren(said);
    if (!undo) return;
    const button = filled(this.#template('undo'), {});
    button.addEventListener('click', undo);
    said.append(' ', button);
    button.focus();
  }

  readonly #answer = ({ target }: MouseEvent) => {
    const act = target instanceof Element && target.closest('[data-act]' satisfies Selector);
    const dialog = this.querySelector('dialog');
    switch (act && act.getAttribute('data-act' satisfies typeof SAVED_LISTS.act)) {
      case 'retry':
        this.#hasFailed = false;
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
    if (isSaved) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    for (const [at, words] of [...button.children].entries())
      words.toggleAttribute('hidden', (at === 1) !== isSaved);
  }

  async #clear() {
    const said = this.#part('cleared');
    write(said, 'One moment…');
    // Whatever becomes of the alerts. If they cannot be stopped now, the next visit to this page ends them: none is remembered.
    const forgotten = [forgetEverything(), forgetDrafts(), forgetNonces()].every(Boolean);
    const alerts = this.querySelector<SearchAlerts>('search-alerts');
    // Without its script there is nothing to stop them with.
    const stopped = alerts === null || ((await alerts.stopAll?.()) ?? false);
    write(said, forgotten && stopped ? CLEARED.all : CLEARED.some);
  }

  readonly #template = (name: string) => {
    const template = this.querySelector(`[data-template='${name}']` satisfies Selector);
    if (!template) throw new Error(`No template ${name}`);
    return template;
  };

  readonly #part = (name: string) =>
    this.querySelector<HTMLElement>(`[data-part='${name}']` satisfies Selector);

  #show(name: string, isShown: boolean) {
    this.#part(name)?.toggleAttribute('hidden', !isShown);
  }
}

/** A copy of a card is named by its own title. */
function nameBy(item: Element, id: string): void {
  const title = item.querySelector('h3');
  const before = title?.id ?? '';
  for (const named of item.querySelectorAll('[id], [aria-labelledby], [aria-describedby]'))
    for (const name of ['id', 'aria-labelledby', 'aria-describedby'])
      if (named.getAttribute(name) === before) named.setAttribute(name, id);
}

customElements.define('saved-lists', SavedLists);
