import { fetchJobs } from '@/lib/client/search/fetch-jobs';
import { goTo } from '@/lib/client/page/navigate';
import { leaveDeadStep } from '@/lib/client/page/overlay-step';
import { LIST_DEADLINE_MS } from '@/lib/config/browser-limits/loading';
import { countJobs } from '@/lib/domain/counts/count';
import { EMPTY_FIELD, homeSearchHref } from '@/lib/domain/home/home-search';
import type { SearchOption, SearchOptions } from '@/lib/domain/search/search-options';
import { PICKER_OPENS, PICKER_WANTS } from '@/components/ui/fields/elements/picker-events';
import type { Line } from '@/components/ui/fields/elements/picker-state';
import type { SearchPicker } from '@/components/ui/fields/elements/search-picker';
import type { SEARCH_HINT } from '@/components/home/attributes';
import type { SelectorOf } from '@/elements/page/attributes-of';

/** The options of the two fields, in their order: titles and specialties as two groups, states as one list. */
function toLines({ titles, specialties, states }: SearchOptions): readonly (readonly Line[])[] {
  const grouped = (options: readonly SearchOption[], group: string): readonly Line[] =>
    options.map((option) => ({ ...option, group, note: countJobs(option.jobs) }));
  return [
    [...grouped(titles, 'Job titles'), ...grouped(specialties, 'Specialties')],
    states.map((option): Line => ({ ...option, note: option.value })),
  ];
}

/**
 * The home page's search: a title or specialty and a state, from the jobs open now, or whatever is typed. Without its script it is a GET
 * form of two plain fields, which the list reads just as well.
 */
class HomeSearch extends HTMLElement {
  #end = new AbortController();
  #options: 'unasked' | 'asked' | 'failed' = 'unasked';

  connectedCallback() {
    this.#end = new AbortController();
    const heard = { signal: this.#end.signal };
    leaveDeadStep();
    this.addEventListener(PICKER_WANTS, () => void this.#ask(), heard);
    this.addEventListener(PICKER_OPENS, this.#closeOthers, heard);
    this.addEventListener('input', () => this.#hint(false), heard);
    this.addEventListener('submit', this.#search, heard);
  }

  disconnectedCallback() {
    this.#end.abort();
  }

  #pickers() {
    return [...this.querySelectorAll<SearchPicker>('search-picker')];
  }

  /** Loads the options when they are first needed, and again if loading failed. */
  async #ask() {
    if (this.#options === 'asked') return;
    if (this.#options === 'failed') for (const picker of this.#pickers()) picker.take(null);
    this.#options = 'asked';
    try {
      const answer = await fetchJobs<SearchOptions>('/api/jobs/options', {
        deadlineMs: LIST_DEADLINE_MS.page,
      });
      const lines = toLines(answer);
      this.#pickers().forEach((picker, at) => picker.take(lines[at] ?? []));
    } catch {
      this.#options = 'failed';
      for (const picker of this.#pickers()) picker.fail();
    }
  }

  /** At most one list is open (specification, section 4). */
  readonly #closeOthers = ({ target }: Event) => {
    this.#hint(false);
    for (const picker of this.#pickers()) if (picker !== target) picker.close();
  };

  readonly #search = (event: SubmitEvent) => {
    event.preventDefault();
    const pickers = this.#pickers();
    const [role = EMPTY_FIELD, state = EMPTY_FIELD] = pickers.map((picker) => picker.settle());
    const href = homeSearchHref({ role, state });
    this.#hint(href === null);
    if (href) goTo(href);
    else pickers[0]?.focus();
  };

  #hint(isShown: boolean) {
    const hint = this.querySelector<HTMLElement>(
      '[data-hint]' satisfies SelectorOf<typeof SEARCH_HINT>,
    );
    if (hint) hint.hidden = !isShown;
  }
}

customElements.define('home-search', HomeSearch);
