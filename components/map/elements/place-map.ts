import type { PLACE_MAP } from '@/components/map/attributes';
import type { DatasetOf } from '@/elements/page/attributes-of';

/** A drawn map that becomes the real one on one click, and not before, because that is a third party's frame (specification, section 4). */
class PlaceMap extends HTMLElement {
  declare readonly dataset: DatasetOf<typeof PLACE_MAP>;
  connectedCallback() {
    this.querySelector('button')?.addEventListener('click', this.#showReal, { once: true });
  }

  readonly #showReal = () => {
    const { place = '' } = this.dataset;
    const frame = document.createElement('iframe');
    frame.title = `Map of ${place}`;
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
    frame.src = `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;
    this.append(frame);
    this.dataset.real = '';
    // The button is hidden now.
    frame.focus();
  };
}

customElements.define('place-map', PlaceMap);
