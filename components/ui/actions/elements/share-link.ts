import type { SHARE_LINK } from '@/components/ui/actions/attributes';
import type { DatasetOf, SelectorOf } from '@/elements/page/attributes-of';

/** Copies the link, which is reported in the status region, or opens the device's share sheet if there is one. */
class ShareLink extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof SHARE_LINK>;
  static readonly observedAttributes = ['data-url' satisfies typeof SHARE_LINK.url];

  connectedCallback() {
    this.#button('sheet')?.toggleAttribute('hidden', typeof navigator.share !== 'function');
    this.addEventListener('click', this.#answer);
  }

  disconnectedCallback() {
    this.removeEventListener('click', this.#answer);
  }

  /** The previous status was about another link. */
  attributeChangedCallback() {
    this.#say('');
  }

  readonly #button = (name: 'copy' | 'sheet') =>
    this.querySelector<HTMLButtonElement>(
      `[data-share='${name}']` satisfies SelectorOf<typeof SHARE_LINK>,
    );

  readonly #answer = ({ target }: MouseEvent) => {
    if (!(target instanceof Node)) return;
    const { href } = new URL(this.dataset.url ?? '', window.location.href);
    if (this.#button('copy')?.contains(target)) void this.#copy(href);
    if (this.#button('sheet')?.contains(target)) void this.#share(href);
  };

  async #copy(href: string) {
    const copied = await Promise.resolve(href)
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    this.#say(copied ? 'Link copied' : `Copy this link: ${href}`);
  }

  async #share(href: string) {
    const { name = '', message } = this.dataset;
    // Closing the sheet rejects: that is the visitor's choice, not an error.
    await navigator
      .share({ title: name, ...(message && { text: message }), url: href })
      .catch(() => undefined);
  }

  #say(text: string) {
    const region = this.querySelector('[role=status]');
    if (region) region.textContent = text;
  }
}

customElements.define('share-link', ShareLink);
