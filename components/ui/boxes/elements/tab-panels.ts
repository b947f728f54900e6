/** Standard tabs: one stop for the Tab key; arrows, Home and End move between them. Without scripts all panels are open. */
class TabPanels extends HTMLElement {
  #end = new AbortController();

  connectedCallback() {
    this.#end = new AbortController();
    const heard = { signal: this.#end.signal };
    for (const tab of this.#tabs()) tab.addEventListener('click', () => this.#choose(tab), heard);
    this.querySelector('[role="tablist"]')?.addEventListener('keydown', this.#step, heard);
  }

  disconnectedCallback() {
    this.#end.abort();
  }

  #tabs() {
    return [...this.querySelectorAll<HTMLElement>('[role="tab"]')];
  }

  readonly #step = (event: Event) => {
    if (!(event instanceof KeyboardEvent)) return;
    const tabs = this.#tabs();
    const last = tabs.length - 1;
    const chosen = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
    const target = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    this.#choose(tab);
    tab.focus();
  };

  #choose(chosen: HTMLElement) {
    for (const tab of this.#tabs()) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    }
  }
}

customElements.define('tab-panels', TabPanels);
